import { expect } from '@playwright/test';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openMenu,
  placeOrderOnPage,
  chooseUncoveredAddress,
  pickUpInstead,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('where nobody delivers, the cart stays, another address may be tried, and the order is picked up in the end', async ({
  page,
}) => {
  await openMenu(page);
  await addPlain(page);
  const dialog = await chooseUncoveredAddress(page);
  await dialog.getByRole('button', { name: 'Probar otra dirección' }).click();
  const box = dialog.getByRole('combobox', { name: 'Dirección con número' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await chooseUncoveredAddress(page);
  await pickUpInstead(dialog);
  await expect(dialog).toBeHidden();
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
});
