import { expect, type Page } from '@playwright/test';
import { serverAddress } from './support/restaurant.ts';
import { expectNoObstaclesAnywhere } from './support/obstacles.ts';
import { goToCheckout, openCart, openMenu, plain, startPickup } from './support/shopper.ts';
import { onPhoneOnly, test } from './support/story.ts';
import { breakNextStart, cartSize, decide, expectTitle, expectWebpay, goToWebpay, pressPay, readyToPay } from './support/webpay.ts';

test.slow();

/** The kitchen of the demonstration may be done with it by the time somebody looks; it hears of paid orders alone. */
const paidOrder = /^Pedido \d+ · (pagado con Webpay|Retirado)$/;
const paid = '¡Pedido recibido!';
const halfway = /^(Tu pago quedó a medias|Falta pagar)$/;

/** How many orders this guest has, as the server tells the orders page. */
async function ordersOfGuest(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => /\/v1\/orders\?/.test(response.url()));
  await page.goto('/orders');
  const orders: unknown[] = await (await answer).json();
  return orders.length;
}

test('paying with Webpay ends on the success page with what was paid, and the cart is empty only then', async ({ page }) => {
  await goToWebpay(page);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  await expect(page.getByText(/^Pedido \d+ · pagaste \$3\.290 con Webpay$/)).toBeVisible();
  await expect(page.getByText(/Tarjeta terminada en \d{4}/)).toBeVisible();
  await expect.poll(() => cartSize(page)).toBe(0);
  await page.reload();
  await expectTitle(page, paid);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(page.getByText(paidOrder)).toBeVisible();
});

test('a declined payment says that nothing was charged; the same order is paid at the second try', async ({ page }) => {
  await goToWebpay(page);
  await decide(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await expect(page.getByText(/No se cobró nada/)).toBeVisible();
  await expect(page.getByText(/Puedes pagarlo hasta las \d\d:\d\d/)).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  await expect.poll(() => cartSize(page)).toBe(0);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('whoever cancels on Webpay’s page is told so, and may order anew to pay at the door with the same cart', async ({ page }) => {
  await goToWebpay(page);
  await decide(page, 'Anular');
  await expectTitle(page, 'Anulaste el pago');
  await expect(page.getByText(/no se puede cambiar/)).toBeVisible();
  await page.getByRole('link', { name: 'Pedir de nuevo y pagar al recibir' }).click();
  await expectTitle(page, 'Finaliza tu pedido');
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeChecked();
  await expect(page.getByText(/^Ya hiciste el pedido \d+ y falta pagarlo\./)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check();
  await page.getByRole('button', { name: /^Hacer pedido/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Está bien, pedir/ })
    .click();
  await expectTitle(page, paid);
  await expect(page.getByText(/pagas \$3\.290 al recibir/)).toBeVisible();
});

test('a tab that is closed at Webpay leaves an order to pay among the orders, and paid it is found there', async ({ page, context }) => {
  await goToWebpay(page);
  const webpay = page.url();
  await page.close();
  const again = await context.newPage();
  await openMenu(again);
  await expect(await openCart(again)).toContainText(plain.name);
  await again.goto('/orders');
  await expectTitle(again, /^(Confirmando tu pago|Falta pagar)$/);
  await expect(again.getByRole('button', { name: /con Webpay$/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(webpay);
  await decide(other, 'Pagar');
  await expectTitle(other, paid);
  await other.close();
  await expect(again.getByText(paidOrder)).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => cartSize(again)).toBe(0);
});

test('Back from Webpay finds the order waiting and the cart whole; pressing on pays the same order', async ({ page }) => {
  await goToWebpay(page);
  await page.goBack();
  await expectTitle(page, halfway);
  expect(await cartSize(page)).toBe(1);
  await page.reload();
  await expectTitle(page, halfway);
  await page.getByRole('button', { name: /con Webpay$/ }).click();
  await expectWebpay(page);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('two tabs: what is paid in one is seen in the other by itself', async ({ page, context }) => {
  await goToWebpay(page);
  const second = await context.newPage();
  await second.goto('/orders');
  await expectTitle(second, /^(Confirmando tu pago|Falta pagar)$/);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  await expect(second.getByText(paidOrder)).toBeVisible({ timeout: 20_000 });
  await expect(second.getByRole('button', { name: /con Webpay$/ })).toHaveCount(0);
});

test('two tabs that both pay: one payment is kept, and neither tab is lost', async ({ page, context }) => {
  await goToWebpay(page);
  const second = await context.newPage();
  await second.goto('/orders');
  await second.getByRole('button', { name: /con Webpay$/ }).click();
  await expectWebpay(second);
  await decide(second, 'Pagar');
  await expectTitle(second, paid);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('pressing twice makes one order and one way to Webpay', async ({ page }) => {
  await readyToPay(page);
  const starts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payments/webpay')) starts.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: /^Pagar con Webpay/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar \$/ })
    .dblclick();
  await expectWebpay(page);
  expect(new Set(starts).size).toBe(1);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('the same order from the checkout again is paid, not made a second time', async ({ page }) => {
  await goToWebpay(page);
  await page.goto('/checkout');
  await expect(page.getByText(/^Ya hiciste el pedido \d+ y falta pagarlo\./)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check();
  await pressPay(page);
  await expectWebpay(page);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('Webpay does not answer: the order is kept, and the shopper tries again or pays at the door', async ({ page }) => {
  await readyToPay(page);
  await breakNextStart(page);
  await pressPay(page);
  await expectTitle(page, 'Webpay no responde');
  await expect(page.getByText(/no se cobró nada/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir de nuevo y pagar al recibir' })).toBeVisible();
  expect(await cartSize(page)).toBe(1);
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await decide(page, 'Pagar');
  await expectTitle(page, paid);
  expect(await ordersOfGuest(page)).toBe(1);
});

test('the connection breaks on the way to Webpay: nothing is lost, and the next press asks for the same attempt', async ({ page }) => {
  await readyToPay(page);
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/payments/webpay')) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.route('**/payments/webpay', (route) => route.abort('connectionreset'), { times: 2 });
  await pressPay(page);
  await expectTitle(page, 'Se cortó la conexión');
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('while Webpay does not answer it is not offered, and what is paid at the door is chosen', async ({ page }) => {
  await page.route('**/v1/shopping_carts/prices', async (route) => {
    const answer = await fetch(`${serverAddress()}/v1/shopping_carts/prices`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'burger' },
      body: route.request().postData(),
    });
    const priced = (await answer.json()) as object;
    await route.fulfill({ json: { ...priced, methodsDown: ['webpay'] } });
  });
  await startPickup(page);
  await goToCheckout(page);
  await expect(page.getByText(/^Webpay no responde en este momento/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Webpay/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^Efectivo/ })).toBeChecked();
  await expectNoObstaclesAnywhere(page, 'the checkout while Webpay does not answer');
});

test('no screen of paying puts an obstacle in anybody’s way', async ({ page }) => {
  await readyToPay(page);
  await page.getByRole('button', { name: /^Pagar con Webpay/ }).click();
  await expectNoObstaclesAnywhere(page, 'the last look before Webpay');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pagar \$/ })
    .click();
  await expectWebpay(page);
  await page.goBack();
  await expectTitle(page, halfway);
  await expectNoObstaclesAnywhere(page, 'back from Webpay');
  await page.goto('/checkout');
  await expect(page.getByText(/falta pagarlo/)).toBeVisible();
  await expectNoObstaclesAnywhere(page, 'the checkout with an order to pay');
  await page.goto('/orders');
  await expectNoObstaclesAnywhere(page, 'the orders with one to pay');
  await page.getByRole('button', { name: /con Webpay$/ }).click();
  await expectWebpay(page);
  await decide(page, 'Rechazar');
  await expectTitle(page, 'El pago fue rechazado');
  await expectNoObstaclesAnywhere(page, 'a declined payment');
  await page.getByRole('button', { name: 'Intentar de nuevo con Webpay' }).click();
  await expectWebpay(page);
  await page.route(/\/v1\/orders\/[0-9a-f-]{36}$/, async (route) => {
    await pause;
    await route.continue();
  });
  let goOn = (): void => undefined;
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  await decide(page, 'Pagar');
  await expectTitle(page, 'Confirmando tu pago');
  await expectNoObstaclesAnywhere(page, 'a payment that is being confirmed');
  goOn();
  await expectTitle(page, paid);
  await expectNoObstaclesAnywhere(page, 'a paid order');
});

test('a payment that takes long is never called a failure, and shows by itself when it is there', async ({ page, context }) => {
  await readyToPay(page);
  const start = page.waitForRequest('**/payments/webpay');
  await pressPay(page);
  const [, id] = /orders\/([^/]+)\//.exec((await start).url()) ?? [];
  await expectWebpay(page);
  const webpay = page.url();
  await page.clock.install();
  await page.goto(`/processing-purchase?order=${id}`);
  await expectTitle(page, 'Confirmando tu pago');
  await page.clock.fastForward(25_000);
  await expectTitle(page, 'Aún confirmamos tu pago');
  await expectNoObstaclesAnywhere(page, 'a payment that takes long');
  const other = await context.newPage();
  await other.goto(webpay);
  await decide(other, 'Pagar');
  await expectTitle(other, paid);
  await page.bringToFront();
  await expectTitle(page, paid);
});

test.describe('somewhere else', () => {
  onPhoneOnly();

  test('a browser that did not order is told to wait for the mail, and sees nothing of the order', async ({ page, browser, baseURL }) => {
    await goToWebpay(page);
    const webpay = page.url();
    const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
    const theirs = await stranger.newPage();
    await theirs.goto(webpay);
    await decide(theirs, 'Pagar');
    await expectTitle(theirs, 'Tu pedido se está confirmando');
    await expect(theirs.getByText(/te llega el comprobante por correo/)).toBeVisible();
    await expect(theirs.getByText(/Pedido \d+/)).toHaveCount(0);
    await stranger.close();
    await page.goto('/orders');
    await expect(page.getByText(paidOrder)).toBeVisible({ timeout: 20_000 });
  });

  test('a price that changed meanwhile is said before anything is paid', async ({ page }) => {
    await readyToPay(page);
    await page.route(
      '**/v1/orders',
      async (route) => {
        const body = route.request().postDataJSON() as { order: { expected_total: number } };
        body.order.expected_total -= 300;
        await route.continue({ postData: JSON.stringify(body) });
      },
      { times: 1 },
    );
    await pressPay(page);
    const dialog = page.getByRole('dialog', { name: 'El total cambió' });
    await expect(dialog.getByRole('alert')).toContainText('No se creó el pedido ni se cobró nada');
    await dialog.getByRole('button', { name: 'Pedir por $3.290' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pagar $3.290 con Webpay' }).click();
    await expectWebpay(page);
    await expect(page.getByText('$3.290')).toBeVisible();
  });
});
