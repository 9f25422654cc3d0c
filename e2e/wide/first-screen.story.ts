import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, styleOf } from '../support/layout.ts';
import { isPhone, placeDialog } from '../support/shopper.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { test } from '../support/story.ts';

const brands = ['burger', 'sushi', 'cocina', 'polleria'];

async function openBrand(page: Page, brand: string, baseURL: string | undefined): Promise<void> {
  const address = new URL(baseURL ?? '');
  address.hostname = `${brand}.localhost`;
  await page.goto(address.href);
  await expect(page.locator('article').first()).toBeVisible();
}

const endsAbove = async (part: Locator, height: number): Promise<boolean> =>
  (await boxOf(part)).bottom <= height;

for (const brand of brands)
  test(
    `the first screen of ${brand} has a product with name, price and its plus`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      const size = isPhone(page) ? { width: 390, height: 844 } : { width: 1280, height: 800 };
      await page.setViewportSize(size);
      await openBrand(page, brand, baseURL);
      const titles = page.getByRole('heading', { level: 2, name: /más pedid/ });
      await expect(titles).toHaveText(['Lo más pedido']);
      const card = page.locator('[data-popular]:not([data-off])').first();
      const parts = [card.getByRole('link'), card.locator('p > b'), card.getByRole('button')];
      for (const part of parts) expect(await endsAbove(part, size.height)).toBe(true);
      const hero = await boxOf(page.getByRole('region', { name: 'Destacado' }));
      expect(hero.height).toBeLessThanOrEqual(isPhone(page) ? 150 : 232);
      const banners = await boxOf(page.getByRole('region', { name: 'Promociones' }));
      expect(banners.top).toBeGreaterThan(
        (await boxOf(page.locator('[data-section]').first())).bottom - 1,
      );
      expect(await layoutShift(page)).toBe(0);
    },
  );

test('the menu of burger is at most twelve screens of a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBrand(page, 'burger', baseURL);
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { eager: '' }));
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(12);
});

test('in a row of a phone the badge stays on the picture, and the text ends before the add button', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBrand(page, 'burger', baseURL);
  const card = page.getByRole('article').filter({ hasText: 'Cordero Magallánico' });
  await card.scrollIntoViewIfNeeded();
  const photo = await boxOf(card.locator('[data-photo]'));
  const badge = await boxOf(card.getByText('Edición limitada'));
  expect(badge.right).toBeLessThanOrEqual(photo.right);
  expect(badge.bottom).toBeLessThanOrEqual(photo.bottom);
  const text = card.getByText(/^Cordero de 180 g/);
  const padding = Number.parseFloat(await styleOf(text, 'padding-right'));
  const add = card.getByRole('button');
  expect((await boxOf(text)).right - padding).toBeLessThanOrEqual((await boxOf(add)).left + 4);
});

test('the head names the store without the word that every store has', async ({
  page,
  baseURL,
}) => {
  for (const [brand, name] of [
    ['burger', 'Ñuñoa'],
    ['sushi', 'Roma'],
  ] as const) {
    await openBrand(page, brand, baseURL);
    const place = page.getByRole('banner').getByRole('button', { name: /lo llevamos/ });
    await expect(place).toContainText(`· ${name}`);
    const line = place.getByText(`· ${name}`);
    expect(await line.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  }
});

test('with text at twice its size the head covers nothing and banners show all their text', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const brand of brands) {
    await openBrand(page, brand, baseURL);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const head = page.getByRole('banner');
    const [name, place] = [
      head.getByRole('link').first().locator('span'),
      head.getByRole('button', { name: /lo llevamos/ }),
    ];
    const [nameBox, placeBox, headBox] = [await boxOf(name), await boxOf(place), await boxOf(head)];
    expect(nameBox.bottom, brand).toBeLessThanOrEqual(placeBox.top + 8);
    expect(placeBox.bottom, brand).toBeLessThanOrEqual(headBox.bottom + 1);
    for (const text of await page
      .getByRole('region', { name: 'Promociones' })
      .getByRole('link')
      .all()) {
      const box = await text.evaluate((link) => link.scrollHeight - link.clientHeight);
      expect(box, brand).toBe(0);
    }
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `the width of ${brand}`,
    ).toBe(390);
  }
});

test('at the end of the page the categories bar stays below the head', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBrand(page, 'burger', baseURL);
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  const [head, bar] = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Categorías' }),
  ];
  await expect.poll(async () => (await boxOf(bar)).top - (await boxOf(head)).bottom).toBe(0);
});

test('the row of most ordered products adds a product in one press and follows the filters', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBrand(page, 'burger', baseURL);
  const row = page.getByRole('region', { name: 'Lo más pedido' });
  await expect(row.getByRole('listitem')).toHaveCount(8);
  const first = page.locator('[data-section]').first();
  expect((await boxOf(row)).bottom).toBeLessThanOrEqual((await boxOf(first)).top);
  await row.getByRole('button', { name: 'Agregar Empanaditas de queso' }).click();
  await expect(placeDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByRole('status')).toHaveText('1');
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('button', { name: 'Vegano', exact: true }).click();
  await expect(row.getByRole('listitem').first()).toContainText('Papas rústicas');
  await expect(row.getByRole('listitem')).not.toHaveCount(8);
});
