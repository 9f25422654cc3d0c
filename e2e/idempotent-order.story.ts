import { expect, type Page, type Response, type Route } from '@playwright/test';
import { serverAddress, countKitchenTickets } from './support/restaurant.ts';
import { fillForm, startPickupCheckout, pressOrder, payButton } from './support/shopper.ts';
import { test } from './support/story.ts';

const isOrder = (response: Response): boolean =>
  response.request().method() === 'POST' && response.url().endsWith('/v1/orders');

async function numberOnPage(page: Page): Promise<number> {
  const text = await page.getByText(/Pedido \d+ · pagas/).innerText();
  return Number(/\d+/.exec(text)?.[0]);
}

/** The number of this guest's orders in the server's response to the orders page. */
async function countGuestOrders(page: Page): Promise<number> {
  const answer = page.waitForResponse((response) => /\/v1\/orders\?/.test(response.url()));
  await page.goto('/orders');
  const orders: unknown[] = await (await answer).json();
  return orders.length;
}

test('pressing twice makes one order', async ({ page }) => {
  await startPickupCheckout(page);
  await fillForm(page);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  const number = await numberOnPage(page);
  expect(await countGuestOrders(page)).toBe(1);
  await expect.poll(() => countKitchenTickets(number), { timeout: 15_000 }).toBe(1);
});

test('trying again after a lost answer creates no second order', async ({ page }) => {
  await startPickupCheckout(page);
  await fillForm(page);
  const loseAnswer = async (route: Route): Promise<void> => {
    await route.fetch({ url: `${serverAddress()}/v1/orders` });
    await route.abort('connectionreset');
  };
  await page.route('**/v1/orders', loseAnswer, { times: 1 });
  await pressOrder(page);
  const connectionLost = page.getByRole('dialog', { name: 'Se cortó la conexión' });
  await expect(connectionLost.getByRole('alert')).toContainText('no se duplica');
  const orderAnswer = page.waitForResponse(isOrder);
  await connectionLost.getByRole('button', { name: 'Intentar de nuevo' }).click();
  expect((await orderAnswer).status()).toBe(202);
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  expect(await countGuestOrders(page)).toBe(1);
});
