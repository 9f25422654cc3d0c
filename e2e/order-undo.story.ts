import { expect } from '@playwright/test';
import { openCart, orderForPickup, plainProduct } from './support/shopper.ts';
import { test } from './support/story.ts';

test('undoing a cash order within its window owes nothing and restores the cart', async ({
  page,
}) => {
  await orderForPickup(page);
  await page.getByRole('button', { name: 'Deshacer pedido' }).click();
  await expect(page.getByText(/Deshiciste el pedido|No se cobró nada/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await expect(await openCart(page)).toContainText(plainProduct.name);
  await page.goto('/orders');
  await expect(page.getByText(/Cancelado/).first()).toBeVisible();
});
