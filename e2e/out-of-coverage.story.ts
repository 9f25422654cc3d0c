import { expect } from '@playwright/test';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openMenu,
  placeOrderOnPage,
  chooseUncoveredAddress,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('outside coverage the cart stays, another address can be tried, and the order can be picked up', async ({
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
  // The nearest store closes at night; this one never does.
  await dialog.getByRole('button', { name: 'Elegir otro local' }).click();
  await dialog.getByRole('radio', { name: /^Local Ñuñoa/ }).check();
  await dialog.getByRole('button', { name: 'Retirar en Local Ñuñoa' }).click();
  await expect(dialog).toBeHidden();
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
});
