import { expect } from '@playwright/test';
import { boxOf } from './support/layout.ts';
import {
  pressAddToCart,
  openCart,
  openMenu,
  openProduct,
  placeDialog,
  plainProduct,
  startPickup,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test(
  'the toast of an added product shows in the next sheet and covers none of its controls',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    // The first visit loads the sheet, so that it opens while the message is still shown.
    await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
    await expect(placeDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(placeDialog(page)).toBeHidden();
    await pressAddToCart(await openProduct(page, plainProduct.name));
    const dialog = placeDialog(page);
    const addedText = dialog.getByText(`${plainProduct.name} está en tu carro`);
    await expect(addedText).toBeVisible();
    const place = await boxOf(addedText);
    const pressed = await dialog
      .getByRole('button')
      .or(dialog.getByRole('radio'))
      .or(dialog.getByRole('combobox'))
      .all();
    expect(pressed.length).toBeGreaterThan(3);
    for (const control of pressed) {
      const { left, right, top, bottom } = await boxOf(control);
      const isCovered =
        left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      expect(isCovered, await control.innerText()).toBe(false);
    }
  },
);

test('the Undo of a removed product is in the cart and works by keyboard', async ({ page }) => {
  await startPickup(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Quitar: ${plainProduct.name}` }).click();
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(cart).toContainText(plainProduct.name);
});
