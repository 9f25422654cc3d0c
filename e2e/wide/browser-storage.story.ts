import { expect, type Page } from '@playwright/test';
import {
  openCart,
  openMenu,
  plainProduct,
  startPickup,
  startPickupCheckout,
  walkToPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** Overwrites every value that the shop stores in this browser. */
const spoil = (page: Page, value: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, text);
  }, value);

for (const [name, value] of [
  ['is no JSON', '{"value":'],
  ['has another shape', '{"expiryTime":99999999999999,"value":{"lines":"many","storeId":"one"}}'],
  [
    'holds things that are not sold',
    '{"expiryTime":99999999999999,"value":{"storeId":1,"lines":[{"productId":999999,"count":-3,"picks":[{"modifierId":1}],"hash":"x"}]}}',
  ],
  ['has expired', '{"expiryTime":1,"value":[]}'],
] as const) {
  test(`a browser whose storage ${name} still shows the menu and accepts a new cart`, async ({
    page,
  }) => {
    await startPickup(page);
    await spoil(page, value);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('main')).toBeVisible();
    await walkToPickup(page);
    await expect(await openCart(page)).toContainText(plainProduct.name);
  });
}

test('a browser whose storage is cleared during the checkout gets back to the menu', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('link', { name: /menú/i }).first().click();
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
});

test('a browser that forbids storage can still fill a cart', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await walkToPickup(page);
  await expect(await openCart(page)).toContainText(plainProduct.name);
  await openMenu(page);
});
