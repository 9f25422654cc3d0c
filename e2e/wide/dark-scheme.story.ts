import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { orders } from '../support/country-orders.ts';
import { brandAddress, openDemoBrand } from '../support/demo-brands.ts';
import { styleOf } from '../support/layout.ts';
import { chooseDelivery, chooseMethod, fillForm, isPhone, pressOrder } from '../support/shopper.ts';
import { test } from '../support/story.ts';

test.slow();
test.use({ colorScheme: 'dark' });

/** The background colour of the page. */
const groundOf = (page: Page): Promise<string> => styleOf(page.locator('body'), 'background-color');
const darkGround = 'rgb(21, 17, 24)';

test(
  'a brand with a dark scheme is readable on every screen of an order',
  { tag: '@both-widths' },
  async ({ page, baseURL }) => {
    const { person, texts } = orders.sushi;
    const product = 'Ensalada sunomono';
    await openDemoBrand(page, 'sushi', baseURL);
    expect(await groundOf(page)).toBe(darkGround);
    await expectAccessible(page, 'home');
    await page.getByRole('link', { name: product, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: product });
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'product sheet');
    await sheet.getByRole('button', { name: 'Agregar uno' }).click();
    await sheet.getByRole('button', { name: /^Agregar (?!con ).*[0-9]/ }).click();
    await expectAccessible(page, 'place');
    await chooseDelivery(page, 'Durango 220', /Durango 220/);
    if (isPhone(page)) await page.getByRole('button', { name: /Ver carrito/ }).click();
    await expect(page.getByRole('definition').last()).toBeVisible();
    await expectAccessible(page, 'cart');
    await page.goto(brandAddress('sushi', '/checkout', baseURL));
    await chooseMethod(page, /^Efectivo/);
    await expectAccessible(page, 'checkout');
    await fillForm(page, person);
    await pressOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: texts.thanks })).toBeVisible();
    await expectAccessible(page, 'success');
    await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
    await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
    await expectAccessible(page, 'order');
    const tiles = page.locator('.leaflet-tile-pane').first();
    expect(await styleOf(tiles, 'filter')).toBe('brightness(0.72)');
  },
);

test('a device with a dark preference chooses the scheme without scripts, and paper stays light', async ({
  page,
  baseURL,
}) => {
  await page.goto(brandAddress('sushi', '/terms-and-conditions', baseURL));
  const mode = () => styleOf(page.locator('html'), 'color-scheme');
  expect([await groundOf(page), await mode()]).toEqual([darkGround, 'dark']);
  await page.emulateMedia({ media: 'print' });
  expect([await groundOf(page), await mode()]).toEqual(['rgb(251, 250, 251)', 'light']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  expect(await groundOf(page)).toBe('rgb(251, 250, 251)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
});

test('a brand without a dark scheme stays light under a dark preference', async ({
  page,
  baseURL,
}) => {
  await openDemoBrand(page, 'burger', baseURL);
  expect(await groundOf(page)).toBe('rgb(253, 243, 228)');
  expect(await styleOf(page.locator('html'), 'color-scheme')).toBe('normal');
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1);
  await expect(page.locator('meta[name="color-scheme"]')).toHaveCount(0);
});
