import { expect } from '@playwright/test';
import { addPlain, chooseDelivery, choosePickup, goToCheckout, openMenu, placeDialog, startPickup } from './support/shopper.ts';
import { test } from './support/story.ts';

/** The first block of checkout: to where, from where and when, in each of its wordings. Spec §2 Dispatch details block. */

test('delivery says where to, from which store and about when; changed in place to pickup it says at which store', async ({ page }) => {
  await openMenu(page);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
  await goToCheckout(page);
  const delivery = page.getByRole('region', { name: 'Entrega' });
  await expect(delivery).toContainText('Entregamos enAv. Irarrázaval 2500, Ñuñoa');
  await expect(delivery).toContainText('DesdeLocal Ñuñoa');
  await expect(delivery).toContainText('Hora de entregaHoy, lo antes posible · 35\u2060–\u206045 min');
  await page.getByRole('radio', { name: /Espero afuera/ }).check();

  await test.step('in place to pickup: no option of delivery is left to choose', async () => {
    await delivery.getByRole('button', { name: 'Cambiar dirección' }).click();
    await choosePickup(page);
    await page.getByRole('button', { name: 'Entendido' }).click();
    const pickup = page.getByRole('region', { name: 'Retiro en local' });
    await expect(pickup).toContainText('Retiras enLocal Ñuñoa · Av. Irarrázaval 2014, Ñuñoa');
    await expect(pickup).toContainText('Hoy, lo antes posible · 15\u2060–\u206025 min');
    await expect(page.getByRole('radio', { name: /Espero afuera/ })).toHaveCount(0);
    await pickup.getByRole('button', { name: 'Cambiar el local' }).click();
  });

  await test.step('and back: how it is handed over is chosen as it was', async () => {
    await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
    await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
    await page.getByRole('button', { name: 'Entendido' }).click();
    await expect(page.getByRole('radio', { name: /Espero afuera/ })).toBeChecked();
  });
});

test('from pickup to delivery in place, how it is handed over stands chosen', async ({ page }) => {
  await startPickup(page);
  await goToCheckout(page);
  await page.getByRole('region', { name: 'Retiro en local' }).getByRole('button', { name: 'Cambiar el local' }).click();
  await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
  await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByRole('radio', { name: /En la puerta/ })).toBeChecked();
});
