import { expect, type Page, type Request } from '@playwright/test';
import {
  fillForm,
  goToCheckout,
  placeOrderOnPage,
  plainProduct,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

const minuteMs = 60_000;
const isCall = (path: string) => (request: Request) => new URL(request.url()).pathname === path;
const isPrice = isCall('/v1/shopping_carts/prices');
const isActiveOrders = isCall('/v1/orders/active');

/** Does something and waits for the call that follows from it. */
async function expectCall(page: Page, is: (request: Request) => boolean, act: () => Promise<void>) {
  const [request] = await Promise.all([page.waitForRequest(is), act()]);
  return request.response();
}

/**
 * Comes online until the call is made: while the page still reads the answer to the call before, it
 * makes no other.
 */
async function expectCallOnline(page: Page, is: (request: Request) => boolean): Promise<void> {
  const isSeen = page.waitForRequest(is).then(() => true);
  await expect(async () => {
    await comeOnline(page)();
    const soon = page.evaluate(() => fetch('/healthz').then(() => false));
    expect(await Promise.race([isSeen, soon])).toBe(true);
  }).toPass();
}
const passMinute = (page: Page) => () => page.clock.fastForward(minuteMs);
const comeOnline = (page: Page) => () =>
  page.evaluate(() => void dispatchEvent(new Event('online')));

/**
 * The next price says that the first line is sold out, which the menu of the page does not know.
 */
async function answerSoldOutOnce(page: Page, quote: { lines: { hash: string }[] }): Promise<void> {
  const problem = {
    hash: quote.lines[0]?.hash,
    productId: 1,
    name: plainProduct.name,
    reason: 'outOfStock',
    modifiers: [],
    modifierIds: [],
    from: null,
    left: 0,
  };
  await page.route(
    '**/v1/shopping_carts/prices',
    (route) => route.fulfill({ json: { ...quote, unavailable: [problem] } }),
    { times: 1 },
  );
}

test('a cart is priced and an order is asked for again each minute, and at once when the network is back', async ({
  page,
}) => {
  await page.clock.install();
  await startPickup(page);
  await expectCall(page, isPrice, async () => void (await page.reload()));
  await expectCall(page, isPrice, passMinute(page));
  await expectCallOnline(page, isPrice);
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  await page.getByRole('link', { name: 'Volver al menú' }).click();
  await page.getByRole('link', { name: /Tu pedido \d+ está en marcha/ }).click();
  await expect(page.getByRole('list', { name: 'Estado del pedido' })).toBeVisible();
  await expectCall(page, isActiveOrders, passMinute(page));
  await expectCallOnline(page, isActiveOrders);
});

test('a problem of the cart that the menu of the page does not know loads the menu again', async ({
  page,
}) => {
  await page.clock.install();
  await startPickup(page);
  await expectCall(page, isPrice, async () => void (await page.reload()));
  const priced = await expectCall(page, isPrice, passMinute(page));
  await answerSoldOutOnce(page, await priced?.json());
  await expectCall(page, isCall('/v2/prices'), passMinute(page));
  await expect(page.getByRole('dialog', { name: 'Algo cambió en el menú' })).toBeVisible();
});
