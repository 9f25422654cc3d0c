import { expect, type Page } from '@playwright/test';
import {
  fillForm,
  goToCheckout,
  payButton,
  isPhone,
  openCart,
  openMenu,
  plainProduct,
  startPickup,
  pressOrder,
  reviewOf,
  sendingOf,
} from './support/shopper.ts';
import { test } from './support/story.ts';
import { chooseTomorrow, openTimesFromCheckout } from './support/times.ts';

test('Back closes the order review, then leaves the checkout for the menu with the cart unchanged', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  await openTimesFromCheckout(page);
  await chooseTomorrow(page, '14:00');
  await fillForm(page);
  await pressOrder(page);
  const dialog = reviewOf(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).not.toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(await openCart(page)).toContainText(plainProduct.name);
});

test(
  'Back, Escape and a press on the overlay each close the place dialog and restore the focus',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    const opener = page.getByRole('button', { name: /¿A dónde lo llevamos\?/ });
    const dialog = page.getByRole('dialog', { name: '¿Dónde comes hoy?' });
    const closings = [
      () => page.goBack(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, isPhone(page) ? 5 : 450),
    ];
    for (const close of closings) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
    }
  },
);

test('after an order, Back does not allow placing it again', async ({ page }) => {
  await startPickup(page);
  await goToCheckout(page);
  await fillForm(page);
  await pressOrder(page);
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/**
 * Holds the next order on its way to the server. Returns a function that lets it go, or refuses it
 * with this answer.
 */
async function holdNextOrder(page: Page, refusal: object | null = null): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/v1/orders',
    async (route) => {
      await promise;
      await (refusal === null ? route.fallback() : route.fulfill({ status: 422, json: refusal }));
    },
    { times: 1 },
  );
  return resolve;
}

/** Presses Back as a shopper does, and waits until the browser has moved. */
const pressBack = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => resolve(), { once: true });
        history.back();
      }),
  );

const outside = { code: 1005, message: 'EXCLUSION_DELIVERY_ZONE', metadata: {} };

test.describe('while an order is sent', () => {
  test('Back stays on the checkout, and the order leads to its page once', async ({ page }) => {
    await startPickup(page);
    await goToCheckout(page);
    await fillForm(page);
    const letGo = await holdNextOrder(page);
    await pressOrder(page);
    await expect(sendingOf(page)).toBeVisible();
    for (const _press of [1, 2, 3]) {
      await pressBack(page);
      await expect(sendingOf(page)).toBeVisible();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect.poll(() => page.evaluate(() => history.state.modalDepth)).toBe(1);
    }
    letGo();
    await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
    await expect(page).toHaveURL(/\/purchase-success$/);
    await pressBack(page);
    await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
  });

  test('after a refusal Back closes its message, and the next Back leads to the menu', async ({
    page,
  }) => {
    await startPickup(page);
    await goToCheckout(page);
    await fillForm(page);
    const letGo = await holdNextOrder(page, outside);
    await pressOrder(page);
    await expect(sendingOf(page)).toBeVisible();
    await pressBack(page);
    letGo();
    const refusal = page.getByRole('dialog', { name: 'Ahí aún no llegamos' });
    await expect(refusal).toBeVisible();
    await pressBack(page);
    await expect(refusal).toHaveCount(0);
    await expect(page).toHaveURL(/\/checkout$/);
    await pressBack(page);
    await expect(page.getByRole('region', { name: 'Burgers' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });
});
