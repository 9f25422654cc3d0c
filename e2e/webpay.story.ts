import { expect } from '@playwright/test';
import { expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { plainProduct, openMenu, openCart, openMethods } from './support/shopper.ts';
import { test } from './support/story.ts';
import {
  breakReadingsOfSuccessPage,
  cartSize,
  pressOnWebpay,
  pressPay,
  expectTitle,
  expectWebpay,
  goToWebpay,
  paymentNotFinished,
  ordersOfGuest,
  successTitle,
  paidOrderText,
  readyToPay,
  payWithWebpay,
} from './support/webpay.ts';

test.slow();

test('a Webpay payment ends on the success page with the amount, and only then is the cart empty', async ({
  page,
}) => {
  await goToWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Webpay$/)).toBeVisible();
  await expect(page.getByText(/Tarjeta terminada en \d{4}/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
  await page.reload();
  await expectTitle(page, successTitle);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page.getByText(paidOrderText)).toBeVisible();
});

test('from Webpay to the success page the order is followed by one stream, and the page reads it once', async ({
  page,
}) => {
  await goToWebpay(page);
  const streams: string[] = [];
  const readings: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v1\/orders\/[0-9a-f-]+\/events$/.test(pathname)) streams.push(page.url());
    else if (/^\/v1\/orders\/[0-9a-f-]+$/.test(pathname)) readings.push(page.url());
  });
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/Falta que el local lo confirme/)).toHaveCount(0);
  const ofSuccessPage = expect.stringContaining('/purchase-success');
  expect(streams).toEqual([ofSuccessPage]);
  expect(readings.filter((url) => url.includes('/purchase-success'))).toEqual([ofSuccessPage]);
});

test('a paid order shows at once while the server does not answer; a browser without its copy says so and tries again', async ({
  page,
}) => {
  await goToWebpay(page);
  await breakReadingsOfSuccessPage(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Webpay$/)).toBeVisible();
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage).filter((key) => key.endsWith(':placed-order')))
      localStorage.removeItem(name);
  });
  await page.reload();
  await expectTitle(page, 'No pudimos mostrar tu pedido');
  await expect(page.getByText(/no pagues de nuevo/)).toBeVisible();
  await expect(page.getByText('Aún no haces pedidos')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expectTitle(page, successTitle);
});

test('a declined payment says that nothing was charged, and a second attempt pays the same order', async ({
  page,
}) => {
  await goToWebpay(page);
  await pressOnWebpay(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await expect(page.getByText(/No se cobró nada/)).toBeVisible();
  await expect(page.getByText(/Puedes pagarlo hasta las \d\d:\d\d/)).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect.poll(() => cartSize(page)).toBe(0);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a payment cancelled at Webpay says so, and the same cart can be ordered to pay on delivery', async ({
  page,
}) => {
  await goToWebpay(page);
  await pressOnWebpay(page, 'Anular');
  await expectTitle(page, 'Anulaste el pago');
  await expect(page.getByText(/no se puede cambiar/)).toBeVisible();
  await page.getByRole('link', { name: 'Pedir de nuevo y pagar al recibir' }).click();
  await expectTitle(page, 'Finaliza tu pedido');
  await openMethods(page);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeChecked();
  await expect(page.getByText(/^Ya hiciste el pedido \d+ y falta pagarlo\./)).toBeVisible();
  await page.getByRole('button', { name: /^Hacer pedido/ }).click();
  await expectTitle(page, successTitle);
  await expect(page.getByText(/pagas \$3\.290 al recibir/)).toBeVisible();
});

test('a tab closed at Webpay leaves a payable order among the orders', async ({
  page,
  context,
}) => {
  await goToWebpay(page);
  const webpay = page.url();
  await page.close();
  const otherTab = await context.newPage();
  await openMenu(otherTab);
  await expect(await openCart(otherTab)).toContainText(plainProduct.name);
  await otherTab.goto('/orders');
  await expectTitle(otherTab, /^(Confirmando tu pago|Falta pagar)$/);
  await expect(otherTab.getByRole('button', { name: /con Webpay$/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(webpay);
  await pressOnWebpay(other, 'Pagar');
  await expectTitle(other, successTitle);
  await other.close();
  await expect(otherTab.getByText(paidOrderText)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => cartSize(otherTab)).toBe(0);
});

test('Back from Webpay shows the unpaid order with its cart, and another press pays the same order', async ({
  page,
}) => {
  await goToWebpay(page);
  await page.goBack();
  await expectTitle(page, paymentNotFinished);
  expect(await cartSize(page)).toBe(1);
  await page.reload();
  await expectTitle(page, paymentNotFinished);
  await page.getByRole('button', { name: /con Webpay$/ }).click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('a payment in one tab shows in the other tab', async ({ page, context }) => {
  await goToWebpay(page);
  const second = await context.newPage();
  await second.goto('/orders');
  await expectTitle(second, /^(Confirmando tu pago|Falta pagar)$/);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  await expect(second.getByText(paidOrderText)).toBeVisible({ timeout: 20_000 });
  await expect(second.getByRole('button', { name: /con Webpay$/ })).toHaveCount(0);
});

test('if two tabs both pay, one payment stays and both tabs show the order', async ({
  page,
  context,
}) => {
  await goToWebpay(page);
  const second = await context.newPage();
  await second.goto('/orders');
  await second.getByRole('button', { name: /con Webpay$/ }).click();
  await expectWebpay(second);
  await pressOnWebpay(second, 'Pagar');
  await expectTitle(second, successTitle);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('pressing twice makes one order and one payment attempt', async ({ page }) => {
  await readyToPay(page);
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments/webpay'))
      starts.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: /^Pagar con Webpay/ }).dblclick();
  await expectWebpay(page);
  expect(new Set(starts).size).toBe(1);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('the same cart ordered again pays the unpaid order and creates no second one', async ({
  page,
}) => {
  await goToWebpay(page);
  await page.goto('/checkout');
  await expect(page.getByText(/^Ya hiciste el pedido \d+ y falta pagarlo\./)).toBeVisible();
  await payWithWebpay(page);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('the payment screens pass the accessibility checks', async ({ page }) => {
  await readyToPay(page);
  await pressPay(page);
  await expectWebpay(page);
  await page.goBack();
  await expectTitle(page, paymentNotFinished);
  await expectAccessibleAtAllWidths(page, 'back from Webpay');
  await page.goto('/checkout');
  await expect(page.getByText(/falta pagarlo/)).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the checkout with an order to pay');
  await page.goto('/orders');
  const payAgain = page.getByRole('button', { name: /con Webpay$/ });
  await expect(payAgain).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'the orders with one to pay');
  await payAgain.click();
  await expectWebpay(page);
  await pressOnWebpay(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await expectAccessibleAtAllWidths(page, 'a declined payment');
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await page.route(/\/v1\/orders\/[0-9a-f-]{36}$/, async (route) => {
    await pause;
    await route.continue();
  });
  let goOn = (): void => undefined;
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, 'Confirmando tu pago');
  await expectAccessibleAtAllWidths(page, 'a payment that is being confirmed');
  goOn();
  await expectTitle(page, successTitle);
  await expectAccessibleAtAllWidths(page, 'a paid order');
});
