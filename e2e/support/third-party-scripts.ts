import type { Page } from '@playwright/test';

/** Emulates third-party scripts: each notes that it ran and reads nothing. */

const thirdPartyUrl =
  /^https:\/\/([a-z.]+\.)?(googletagmanager\.com|google-analytics\.com|facebook\.net|facebook\.com|crisp\.chat)\//;

type Answer = 'runs' | 'blocked' | 'breaks';
const bodies: Record<Exclude<Answer, 'blocked'>, string> = {
  runs: '(window.thirdPartyRan ??= []).push(document.currentScript.src);',
  breaks: 'window.fbq = window.dataLayer.push = () => { throw new Error("third party"); };',
};

/** Serves the emulated scripts from now on; returns the list of requested addresses. */
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

/** Business events in the tag manager's data layer, in order. */
export const dataLayerEvents = (page: Page): Promise<DataLayerEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(
      ({ event }) => event && event !== 'gtm.js',
    ),
  );

export const dataLayerEventNames = async (page: Page): Promise<string[]> =>
  (await dataLayerEvents(page)).map(({ event }) => event);

/** Commands queued for Meta's script. */
export const pixelCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (window as unknown as { fbq: { queue: unknown[][] } }).fbq.queue);

/** Commands sent to Google's own tag. */
export const tagCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as { comandaGtag?: ArrayLike<unknown>[] }).comandaGtag ?? []).map((command) => [
      ...Array.from(command),
    ]),
  );
