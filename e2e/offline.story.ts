import { expect, type Page } from '@playwright/test';
import {
  addPlain,
  choosePickup,
  openCart,
  openMenu,
  openProduct,
  orderForPickup,
  plainProduct,
} from './support/shopper.ts';
import { expectAccessible } from './support/accessibility.ts';
import { boxOf } from './support/layout.ts';
import { test } from './support/story.ts';

test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) =>
  page.getByRole('status').getByText(/^Sin conexión\. Tu carro sigue guardado/);

/** The cached addresses in this browser, without their host. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Waits until the worker controls the page and has cached it with every shown picture. */
async function waitUntilCached(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const shownUrls = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/t/'))
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
  expect(shownUrls.length).toBeGreaterThan(2);
  const missing = async (): Promise<string[]> => {
    const cached = new Set(await cachedPaths(page));
    return ['/', ...shownUrls].filter((path) => !cached.has(path));
  };
  await expect.poll(missing).toEqual([]);
}

test('without a network the cached menu opens with its pictures, product sheets and cart, and says that it is a copy', async ({
  page,
  context,
}) => {
  await openMenu(page);
  await addPlain(page);
  await choosePickup(page);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(notice(page)).toContainText('este menú es el de tu última visita');
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
  const picture = page.getByRole('article').locator('picture img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const sheet = await openProduct(page, 'Italiana');
  await expect(sheet).toContainText('Punto de la carne');
  await page.keyboard.press('Escape');
  await expect(await openCart(page)).toContainText(plainProduct.name);
});

test('the strip of a page without a network covers neither the head nor the categories', async ({
  page,
  context,
}) => {
  await openMenu(page);
  await addPlain(page);
  await choosePickup(page);
  const head = page.getByRole('banner');
  const before = await boxOf(head);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();
  const strip = await boxOf(notice(page));
  const { top } = await boxOf(head.getByRole('link').first());
  expect(top).toBeGreaterThanOrEqual(strip.bottom);
  expect((await boxOf(head)).height).toBe(before.height + strip.height);
  await page.getByRole('heading', { name: 'Bebidas', exact: true }).scrollIntoViewIfNeeded();
  const chips = page.getByRole('navigation', { name: 'Categorías' });
  expect((await boxOf(chips)).top).toBeGreaterThanOrEqual((await boxOf(head)).bottom - 1);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  expect((await boxOf(head)).height).toBe(before.height);
});

test('offline, a page that was never visited leads to the cached menu; back online the current menu loads', async ({
  page,
  context,
}) => {
  await openMenu(page);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.goto('/product/combos/nunca-visto');
  await expect(page).toHaveURL(/\/$/);
  await expect(notice(page)).toBeVisible();
  const renewed = page.waitForEvent('load');
  await context.setOffline(false);
  await renewed;
  await expect(notice(page)).toHaveCount(0);
  expect(await page.locator('html').getAttribute('data-cached')).toBeNull();
});

test('without a network a reload of the orders shows the last known state with its hour, and a reload of the checkout the menu', async ({
  page,
  context,
}) => {
  await openMenu(page);
  await waitUntilCached(page);
  await orderForPickup(page);
  await page.goto('/orders');
  const title = page.getByRole('heading', { level: 1 });
  const code = /Código para retirar\s*\d{4}/;
  const place = page.locator('[data-clock]');
  await expect(place).toContainText(code);
  const number = /Pedido \d+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const known = async () => [await title.innerText(), await place.innerText()];
  await expect.poll(() => cachedPaths(page)).toContain('/orders');
  await context.setOffline(true);
  const [status = ''] = await known();
  await page.reload();
  const order = page.getByRole('article', { name: number });
  await expect(order).toContainText(/Así estaba tu pedido a las \d\d:\d\d\./);
  await expect(order).toContainText(code);
  await expect(order.getByRole('heading', { level: 1 })).toHaveText(status);
  await expect(order.getByRole('link', { name: 'Llamar a Local Ñuñoa' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(page.getByRole('main')).not.toContainText('$');
  await expectAccessible(page, 'the last known state of an order');
  await page.goto('/purchase-success');
  await expect(order).toBeVisible();
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/$/);
  await expect(notice(page)).toContainText('Sin conexión. Tu carro sigue guardado');
  await page.goto('/orders');
  await expect(order).toBeVisible();
  const renewed = page.waitForEvent('load');
  await context.setOffline(false);
  await renewed;
  await expect(page.getByText(/^Así estaba tu pedido/)).toHaveCount(0);
});

test('no API answer, checkout or order is cached', async ({ page }) => {
  await openMenu(page);
  await waitUntilCached(page);
  await addPlain(page);
  await choosePickup(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' })).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  const cached = await cachedPaths(page);
  expect(cached.filter((path) => !/^\/($|orders$|assets\/|t\/)/.test(path))).toEqual([]);
  const html = await page.evaluate(async () => (await caches.match('/orders'))?.text());
  expect(html).toContain('<html');
  expect(html).not.toMatch(/Pedido \d|handOverCode|estimatedAt/);
});

test('a new version of the worker deletes the cache of an older one', async ({ page }) => {
  await page.goto('/v1/settings');
  await page.evaluate(() => caches.open('comanda-older-pages').then(() => undefined));
  await openMenu(page);
  await waitUntilCached(page);
  const names = await page.evaluate(() => caches.keys());
  expect(names).toHaveLength(2);
  expect(names).not.toContain('comanda-older-pages');
});
