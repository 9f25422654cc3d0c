import { expect, type Page } from '@playwright/test';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { fillForm, startPickupCheckout, chooseMethod } from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { cartSize, expectTitle, ordersOfGuest, successTitle } from '../support/webpay.ts';

const brand = 'almuerzos';

test.slow();
test.use({ baseURL: originOf(brand) });
// One brand for all stories of the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  publishBurgerCopy(brand, ({ stores }) => {
    for (const store of stores) store['paymentMethods'] = ['webpay', 'sodexo', 'cash'];
  }),
);

/** Places an order of one product with a meal card, and waits for Klap's page. */
async function orderWithPluxee(page: Page): Promise<void> {
  await startPickupCheckout(page);
  await chooseMethod(page, /^Pluxee/);
  await fillForm(page);
  await page.getByRole('button', { name: 'Pagar con Pluxee' }).click();
  await expectTitle(page, 'Pagar con Pluxee');
}

test('a meal card pays on its own page, and the shop keeps the charge by its consent', async ({
  page,
}) => {
  await orderWithPluxee(page);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Pluxee$/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
});

test('a refused meal card charges nothing, and the same order is paid again', async ({ page }) => {
  await orderWithPluxee(page);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  const again = page.getByRole('button', { name: /con Pluxee$/ }).first();
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect(await cartSize(page)).toBe(1);
  await again.click();
  await expectTitle(page, 'Pagar con Pluxee');
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});
