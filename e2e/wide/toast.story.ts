import { expect } from '@playwright/test';
import {
  addClassicBurger,
  choosePickup,
  pressAddToCart,
  openCart,
  openMenu,
  openProduct,
  placeDialog,
  plainProduct,
  sheetOf,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

test(
  'the toast of an added product waits below the place dialog and shows on the page after it',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    await pressAddToCart(await openProduct(page, plainProduct.name));
    await expect(placeDialog(page)).toBeVisible();
    const added = page.getByText(`${plainProduct.name} está en tu carro`);
    await expect(added).toHaveCount(0);
    await choosePickup(page);
    await expect(added).toBeVisible();
  },
);

test('the Undo of a removed product does not move into a dialog that opens after it', async ({
  page,
}) => {
  await startPickup(page);
  await addClassicBurger(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Quitar: ${plainProduct.name}` }).click();
  const undo = page.getByRole('button', { name: 'Deshacer' });
  await expect(cart.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await cart.getByRole('button', { name: /^Editar/ }).click();
  await expect(sheetOf(page, 'Brasa Clásica')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await page.keyboard.press('Escape');
  await undo.click();
  await expect(await openCart(page)).toContainText(plainProduct.name);
});

test('the Undo of a removed product is in the cart and works by keyboard', async ({ page }) => {
  await startPickup(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Quitar: ${plainProduct.name}` }).click();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(cart).toContainText(plainProduct.name);
});
