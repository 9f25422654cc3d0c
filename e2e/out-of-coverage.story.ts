import { expect } from '@playwright/test';
import {
  addPlain,
  fillForm,
  goToCheckout,
  openMenu,
  placeDialog,
  placeOrderOnPage,
  typeAddress,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('where nobody delivers, the cart stays, another address may be tried, and the order is picked up in the end', async ({
  page,
}) => {
  await openMenu(page);
  await addPlain(page);
  const dialog = placeDialog(page);
  await typeAddress(dialog, 'Apoquindo 4000', /Av\. Apoquindo 4000/);
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
  await expect(dialog.getByText('Ahí aún no llegamos')).toBeVisible();
  await dialog.getByRole('button', { name: 'Probar otra dirección' }).click();
  const box = dialog.getByRole('combobox', { name: 'Dirección con número' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await typeAddress(dialog, 'Apoquindo 4000', /Av\. Apoquindo 4000/);
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
  await dialog.getByRole('button', { name: 'Retiro en local' }).click();
  await dialog.getByRole('button', { name: 'Retirar en Local Ñuñoa' }).click();
  await expect(dialog).toBeHidden();
  await goToCheckout(page);
  await fillForm(page);
  await placeOrderOnPage(page);
});
