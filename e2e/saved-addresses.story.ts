import { expect } from '@playwright/test';
import { chooseDelivery, openMenu, orderForPickup, placeDialog, typeAddress } from './support/shopper.ts';
import { onPhoneOnly, test } from './support/story.ts';

onPhoneOnly();

test('an address that is kept as home is offered by name the next time, and can be taken out in the profile', async ({ page }) => {
  await orderForPickup(page);
  await openMenu(page);
  const place = page.getByRole('button', { name: /^Retiro en local · / });
  await place.click();
  const dialog = placeDialog(page);
  await dialog.getByRole('radio', { name: 'Delivery' }).check();
  await typeAddress(dialog, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await dialog.getByRole('radio', { name: 'Casa' }).check();
  const saved = page.waitForResponse((response) => response.url().includes('/v1/addresses') && response.request().method() === 'POST');
  await dialog.getByRole('button', { name: /^Entregar en / }).click();
  expect((await saved).status()).toBe(201);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
  await chooseDelivery(page, 'Irarrázaval 2600', /Av\. Irarrázaval 2600/);
  await page.getByRole('button', { name: /^Delivery · / }).click();
  await dialog.getByRole('button', { name: 'Borrar la dirección' }).click();
  await dialog.getByRole('region', { name: 'Direcciones guardadas' }).getByRole('button', { name: /^Casa/ }).click();
  await expect(page.getByRole('button', { name: /^Delivery · Av\. Irarrázaval 2500/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Quitar Av. Irarrázaval 2500, Ñuñoa de tus direcciones' }).click();
  await expect(page.getByText('Quitamos la dirección.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Direcciones guardadas' })).toHaveCount(0);
});
