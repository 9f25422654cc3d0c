import { expect } from '@playwright/test';
import {
  fillForm,
  goToCheckout,
  payButton,
  isPhone,
  openCart,
  openMenu,
  plainProduct,
  openReview,
  startPickup,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('Back closes the order review, then leaves the checkout for the menu with the cart unchanged', async ({
  page,
}) => {
  await startPickup(page);
  await goToCheckout(page);
  await fillForm(page);
  const dialog = await openReview(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('textbox', { name: 'Teléfono' })).not.toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Las más pedidas' })).toBeVisible();
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
  await (await openReview(page)).getByRole('button', { name: /Está bien, pedir/ }).click();
  await expect(page.getByRole('heading', { name: '¡Pedido recibido!' })).toBeVisible();
  await page.goBack();
  await expect(payButton(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
