import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { brandAddress } from './support/demo-brands.ts';
import { openCounter } from './support/counter.ts';
import { counterStore } from './support/order-at-counter.ts';
import { test } from './support/story.ts';

test.slow();

const work = { brand: 'cocina', storeIds: [counterStore.id] } as const;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' });

/** A tablet whose browser keeps the counter. */
const openTablet = async (browser: Browser): Promise<Page> =>
  (
    await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'allow' })
  ).newPage();

/** Stores the caches of two builds before this one, as their workers did. */
async function keepOlderBuilds(page: Page, baseURL: string | undefined): Promise<void> {
  await page.goto(brandAddress('cocina', '/mostrador/scheme.css', baseURL));
  await page.evaluate(async () => {
    await caches.open('counter-page-oldest');
    const older = await caches.open('counter-page-older');
    await older.put('/mostrador/assets/older-part.js', new Response('a part'));
  });
}

/** Resolves once the worker answers for the page and has cached all of it. */
const untilKept = (page: Page) =>
  page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
  );

/** Scopes of the workers, and the addresses in their caches. */
const cachedIn = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      scopes: workers.map(({ scope }) => new URL(scope).pathname),
      paths: requests.flat().map(({ url }) => url.slice(location.origin.length)),
    };
  });

test('without a network each section opens at a cold start, says that it waits for the connection, and goes on when it returns', async ({
  browser,
  baseURL,
}) => {
  const tablet = await openTablet(browser);
  await keepOlderBuilds(tablet, baseURL);
  await openCounter(tablet, baseURL, { ...work, role: 'manager' });
  await untilKept(tablet);
  await tablet.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await tablet.evaluate(() => caches.has('counter-page-oldest'))).toBe(false);
  const part = await tablet.evaluate(async () =>
    (await fetch('/mostrador/assets/older-part.js')).text(),
  );
  expect(part, 'an open page of the build before still loads its parts').toBe('a part');
  const { scopes, paths } = await cachedIn(tablet);
  expect(scopes).toEqual(['/mostrador']);
  expect(paths.filter((path) => !/^\/(mostrador$|mostrador\/|t\/)/.test(path))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0);

  await tablet.context().setOffline(true);
  const address = (path: string): string => new URL(`/mostrador${path}`, tablet.url()).href;
  for (const [path, title] of [
    ['/caja', 'Caja'],
    ['/carta', 'Carta'],
    ['/equipo', 'Equipo'],
    ['/local', 'Local'],
  ] as const) {
    await tablet.goto(address(path));
    await expect(tablet.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    await expect(banner(tablet).first()).toBeVisible();
    await expect(tablet.getByText(/^Esto necesita conexión/).first()).toBeVisible();
  }
  await tablet.goto(address('/caja'));
  await expectAccessible(tablet, 'a section without a network');
  await tablet.context().setOffline(false);
  await expect(tablet.getByText(/^Esto necesita conexión/)).toHaveCount(0);
  await expect(heading(tablet, 'Caja').first()).toBeVisible();
  await tablet.context().close();
});
