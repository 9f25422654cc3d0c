import { expect, type Page } from '@playwright/test';
import { endToken, letDaysPass } from './support/let-days-pass.ts';
import { canStartServer } from './support/extra-server.ts';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openCart,
  orderForPickup,
  shopperDetails,
  placeOrderOnPage,
  plainProduct,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test.describe('a returning guest', () => {
  test.skip(!canStartServer, 'the database of the stories is needed');

  test('after two days the menu has prices, the checkout is filled in and the next order is placed', async ({
    page,
  }) => {
    await orderForPickup(page);
    await letDaysPass(page, 2);
    await page.goto('/');
    await addPlain(page);
    await expect(await openCart(page)).toContainText('$3.290');
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await goToCheckout(page);
    await expect(page.getByRole('main')).toContainText(shopperDetails.name);
    await expect(page.getByRole('main')).toContainText(shopperDetails.email);
    await placeOrderOnPage(page);
    await page.goto('/orders');
    await expect(page.getByText(plainProduct.name)).toHaveCount(1);
  });
});

/** The number of the order that was just received. */
async function numberOf(page: Page): Promise<string> {
  const orderText = await page.getByText(/^Pedido \d+ · /).innerText();
  return /\d+/.exec(orderText)?.[0] ?? 'none';
}

test('an order under another name leaves both orders visible, also after a reload', async ({
  page,
}) => {
  await orderForPickup(page);
  const first = await numberOf(page);
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await addPlain(page);
  await goToCheckout(page);
  await fillForm(page, { ...shopperDetails, email: 'ana@example.com' });
  await placeOrderOnPage(page);
  const second = await numberOf(page);
  await page.goto('/orders');
  for (const number of [first, second])
    await expect(page.getByText(new RegExp(`^Pedido ${number}\\b`)).first()).toBeVisible();
});

test('an expired token is dropped silently: prices load, a new guest orders, and no call repeats', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.goto('/profile');
  await endToken(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  await page.goto('/');
  await addPlain(page);
  await expect(await openCart(page)).toContainText('$3.290');
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(4);
});
