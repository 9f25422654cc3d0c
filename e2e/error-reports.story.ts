import { expect, type Page } from '@playwright/test';
import { openMenu } from './support/shopper.ts';
import { test } from './support/story.ts';

const secrets =
  'no answer of https://burger.cl/nps?order=7&key=abcdefgh for ana.soto@example.cl, Bearer burger.abcdefgh12345678, +56 9 8765 4321';
const leaked = /ana\.soto|8765|abcdefgh|order=7|oobCode/u;

/**
 * Raises an uncaught error as a script of the application would, and a rejection that nobody
 * handles.
 */
const raise = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    const app = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .find((name) => /\/assets\/app-[\w-]+\.js$/u.test(name));
    const error = new TypeError(text);
    error.stack = `TypeError: ${text}\n    at pay (${app ?? ''}:12:345)\n    at ${location.origin}/?oobCode=SECRET:1:1`;
    dispatchEvent(new ErrorEvent('error', { error, message: text, cancelable: true }));
    const rejection = { promise: Promise.resolve(), reason: new Error('of another script') };
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', rejection));
  }, message);

test('an error of the page is reported without token, e-mail and query, and at most five times', async ({
  browser,
}) => {
  // A page of its own: the stories' page fails on any uncaught error.
  const page = await (await browser.newContext()).newPage();
  const reports: { body: string; headers: Record<string, string>; status: Promise<number> }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/client_errors')) return;
    reports.push({
      body: request.postData() ?? '',
      headers: request.headers(),
      status: request.response().then((answer) => answer?.status() ?? 0),
    });
  });
  await openMenu(page);
  await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await raise(page, secrets);
  await expect.poll(() => reports.length).toBe(1);
  const [first] = reports;
  expect(await first?.status).toBe(204);
  expect(first?.body).not.toMatch(leaked);
  expect(first?.headers['authorization']).toBeUndefined();
  expect(first?.headers['referer'] ?? '').toBe('');
  expect(JSON.parse(first?.body ?? '')).toMatchObject({
    kind: 'error',
    message: 'TypeError: no answer of https://burger.cl/nps for [email] [token] [number]',
    stack: [expect.stringMatching(/^app-[\w-]+\.js:12:345$/u)],
    route: 'home',
    release: expect.stringMatching(/^app-[\w-]+$/u),
  });
  for (let at = 0; at < 9; at += 1) await raise(page, `error ${'x'.repeat(at)}`);
  await expect.poll(() => reports.length).toBe(5);
  await raise(page, 'one more');

  await page.goto('/');
  await page.route('**/assets/orders-screen*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Mi perfil y mis pedidos' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Mis pedidos' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => reports.length).toBe(6);
  expect(JSON.parse(reports[5]?.body ?? '')).toMatchObject({ kind: 'render', route: 'orders' });
  await page.context().close();
});
