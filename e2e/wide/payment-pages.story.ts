import { expect } from '@playwright/test';
import { originOf } from '../support/import-and-await-tenant.ts';
import { expectPaymentPage, goToPaymentPage, pressOnPaymentPage } from '../support/payment-page.ts';
import { publishBurgerCopy } from '../support/publish-burger-copy.ts';
import { test } from '../support/story.ts';
import { cartSize, expectTitle, ordersOfGuest, successTitle } from '../support/webpay.ts';

const brand = 'paginas';

test.slow();
test.use({ baseURL: originOf(brand) });
// One brand for all stories of the file.
test.describe.configure({ mode: 'default' });
test.beforeAll(() =>
  publishBurgerCopy(brand, ({ stores }) => {
    for (const store of stores)
      store['paymentMethods'] = ['webpay', 'getnet', 'mercadoPago', 'cash'];
  }),
);

test('an order is paid on Getnet’s page', async ({ page }) => {
  await goToPaymentPage(page, 'Getnet');
  await pressOnPaymentPage(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Getnet$/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
});

test('an order is paid on Mercado Pago’s page', async ({ page }) => {
  await goToPaymentPage(page, 'Mercado Pago');
  await pressOnPaymentPage(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Mercado Pago$/)).toBeVisible();
});

test('a card that Getnet declines charges nothing, and the same order is paid after it', async ({
  page,
}) => {
  await goToPaymentPage(page, 'Getnet');
  await pressOnPaymentPage(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await expect(page.getByText(/No se cobró nada/)).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con Getnet' }).click();
  await expectPaymentPage(page, 'Getnet');
  await pressOnPaymentPage(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a shopper who abandons Getnet’s page finds the order unpaid, pays it on a new page, and the old page is closed', async ({
  page,
}) => {
  await goToPaymentPage(page, 'Getnet');
  const abandoned = page.url();
  await pressOnPaymentPage(page, 'Cerrar pestaña');
  await expect(page.getByRole('heading', { level: 1, name: /cerrar esta pestaña/ })).toBeVisible();
  await page.goto('/orders');
  await expectTitle(page, /^(Confirmando tu pago|Falta pagar)$/);
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: /con Getnet$/ }).click();
  await expectPaymentPage(page, 'Getnet');
  await pressOnPaymentPage(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
  await page.goto(abandoned);
  await expectTitle(page, 'Esta compra ya terminó aquí');
});
