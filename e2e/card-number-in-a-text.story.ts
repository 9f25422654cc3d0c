import { expect } from '@playwright/test';
import {
  choose,
  choosePickup,
  fillForm,
  goToCheckout,
  openMenu,
  openProduct,
  payButton,
  placeOrderOnPage,
  pressAddToCart,
  startPickupCheckout,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('a card number in a note is refused in Spanish before the order, with the note that has it', async ({
  page,
}) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Huerta');
  await choose(sheet, 'Tu pan', 'Pan de papa');
  await sheet.getByRole('textbox').fill('Mi tarjeta es 4111 1111 1111 1111');
  await pressAddToCart(sheet);
  await choosePickup(page);
  await goToCheckout(page);
  const refusal = page.getByText('Quítalo de la nota del plato').filter({ visible: true });
  await expect(refusal).toHaveText(/^Por tu seguridad no guardamos números de tarjeta\. /);
  await expect(payButton(page)).toBeDisabled();
});

test('an order whose email has the digits of a card is placed', async ({ page }) => {
  await startPickupCheckout(page);
  await fillForm(page);
  await page.getByRole('textbox', { name: /Correo/ }).fill('ana.4111111111111111@example.com');
  await placeOrderOnPage(page);
});
