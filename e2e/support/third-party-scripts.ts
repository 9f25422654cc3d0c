import type { Page } from '@playwright/test';

/** The scripts of other companies, emulated: they note that they ran, and read nothing. */

const thirdPartyUrl =
  /^https:\/\/([a-z.]+\.)?(googletagmanager\.com|google-analytics\.com|facebook\.net|facebook\.com|crisp\.chat)\//;

type Answer = 'runs' | 'blocked' | 'breaks';
const bodies: Record<Exclude<Answer, 'blocked'>, string> = {
  runs: '(window.theirs ??= []).push(document.currentScript.src);',
  breaks: 'window.fbq = window.dataLayer.push = () => { throw new Error("theirs"); };',
};

/** Answers for them from now on; returns the addresses that the page asks for. */
export async function emulateThirdParties(
  page: Page,
  answer: Answer = 'runs',
): Promise<readonly string[]> {
  const requestedUrls: string[] = [];
  await page.route(thirdPartyUrl, async (route) => {
    requestedUrls.push(route.request().url());
    if (answer === 'blocked') return route.abort('blockedbyclient');
    await route.fulfill({ contentType: 'text/javascript', body: bodies[answer] });
  });
  return requestedUrls;
}

export type DataLayerEvent = Record<string, unknown> & { event: string };

/** Business events as the tag manager finds them, in order. */
export const dataLayerEvents = (page: Page): Promise<DataLayerEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(
      ({ event }) => event && event !== 'gtm.js',
    ),
  );

export const dataLayerEventNames = async (page: Page): Promise<string[]> =>
  (await dataLayerEvents(page)).map(({ event }) => event);

/** Commands that wait for Meta's script. */
export const pixelCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue);

/** Commands to Google's own tag. */
export const tagCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as { comandaGtag?: ArrayLike<unknown>[] }).comandaGtag ?? []).map((command) => [
      ...Array.from(command),
    ]),
  );
