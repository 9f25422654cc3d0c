import { expect, type Page } from '@playwright/test';
import { confirmReview, fillForm, reviewOf, startPickupCheckout, chooseMethod } from './shopper.ts';

/** A shopper's steps to Webpay's page and the buttons there. The sandbox renders that page. */

export type WebpayButton = 'Pagar' | 'Rechazar' | 'Anular' | 'Dejar vencer' | 'Cerrar pestaña';

/** Prepares a checkout with one product, the form filled in and Webpay chosen. */
export async function readyToPay(page: Page): Promise<void> {
  await startPickupCheckout(page);
  await chooseMethod(page, /^Webpay/);
  await fillForm(page);
}

/** Presses the button that places the order. */
export const pressPay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Pagar con Webpay/ }).click();

/** Places an order that the shop asks about first, as one for another day. */
export async function pressPayAndConfirm(page: Page): Promise<void> {
  await pressPay(page);
  await confirmReview(reviewOf(page));
}

export const expectWebpay = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Pagar con Webpay' })).toBeVisible();
export const pressOnWebpay = (page: Page, button: WebpayButton): Promise<void> =>
  page.getByRole('button', { name: button, exact: true }).click();
export const expectTitle = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });

/**
 * Opens Webpay's page from an empty browser; returns the address of the shop's screen behind it.
 */
export async function goToWebpay(page: Page): Promise<void> {
  await readyToPay(page);
  await pressPay(page);
  await expectWebpay(page);
}

/**
 * Places the order, pays it at Webpay and waits for the success page. `isReviewed`: the shop asks
 * about it first.
 */
export async function payWithWebpay(page: Page, { isReviewed = false } = {}): Promise<void> {
  await (isReviewed ? pressPayAndConfirm(page) : pressPay(page));
  await expectWebpay(page);
  await pressOnWebpay(page, 'Pagar');
  await expectTitle(page, successTitle);
}

/** The number of the order that this page's shopper has just paid, as the success page shows it. */
export async function numberOfPaidOrder(page: Page): Promise<string> {
  const title = /^Pedido (\d+) · pagaste/;
  return title.exec(await page.getByText(title).innerText())?.[1] ?? 'no number';
}

/** The number of lines in this browser's cart. */
export const cartSize = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':cart'));
    const stored = JSON.parse(
      (key === undefined ? null : localStorage.getItem(key)) ?? '{"value":[]}',
    ) as { value: unknown[] };
    return stored.value.length;
  });

/**
 * Answers the next payment start as if Webpay were down. A fault of the sandbox would affect
 * whichever shopper comes first.
 */
export async function breakNextStart(page: Page): Promise<void> {
  const down = { code: 1039, message: 'PAYMENT_REQUEST_FAILED', metadata: { method: 'webpay' } };
  await page.route('**/payments/webpay', (route) => route.fulfill({ status: 503, json: down }), {
    times: 1,
  });
}

/**
 * The waiting screen reads the order; every reading by the success page meets a broken connection.
 */
export const breakReadingsOfSuccessPage = (page: Page): Promise<unknown> =>
  page.route(/\/v1\/orders\/[0-9a-f-]+$/, (route) =>
    page.url().includes('/purchase-success') ? route.abort() : route.continue(),
  );

/**
 * The demo kitchen may complete the order before the story reads the page; it receives paid orders
 * only.
 */
export const paidOrderText = /^Pedido \d+ · (pagado con Webpay|Retirado)$/;

export const paymentNotFinished = /^(Tu pago quedó a medias|Falta pagar)$/;

/** The title of the success page. */
export const successTitle = '¡Pedido recibido!';

/** The number of this guest's orders in the server's response to the orders page. */
export async function ordersOfGuest(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => /\/v1\/orders\?/.test(response.url()));
  await page.goto('/orders');
  const orders: unknown[] = await (await answer).json();
  return orders.length;
}
