import { expect } from '@playwright/test';
import { serverAddress } from './support/restaurant.ts';
import { expectNoObstaclesAnywhere } from './support/obstacles.ts';
import { startPickup, goToCheckout } from './support/shopper.ts';
import { onPhoneOnly, test } from './support/story.ts';
import {
  breakNextStart,
  cartSize,
  decide,
  expectTitle,
  expectWebpay,
  goToWebpay,
  ordersOfGuest,
  paid,
  paidOrder,
  pressPay,
  readyToPay,
} from './support/webpay.ts';

test.slow();

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
