import { expect } from '@playwright/test';
import {
  fillForm,
  openCart,
  plainProduct,
  startPickupCheckout,
  walkToPickup,
  pressOrder,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

test('without a connection the page says so and keeps the cart until it is back', async ({
  page,
  context,
}) => {
  await walkToPickup(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión\. Tu carro sigue guardado/)).toBeVisible();
  await expect(await openCart(page)).toContainText(plainProduct.name);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await context.setOffline(false);
  await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
});

test('an order sent without a connection says that its outcome is unknown and can be sent again', async ({
  page,
  context,
}) => {
  await startPickupCheckout(page);
  await fillForm(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await pressOrder(page);
  await expect(page.getByRole('dialog', { name: /Se cortó la conexión/ })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
});
