import { expect } from '@playwright/test';
import {
  chooseDelivery,
  choosePickup,
  editDispatch,
  placeDialog,
  startPickupCheckout,
  openSection,
  startDeliveryCheckout,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/**
 * The first block of checkout: address, store and time, in each wording.
 * docs/rules/checkout.md#dispatch-details.
 */

test('the delivery section shows address, store and estimate; changed to pickup it shows the store', async ({
  page,
}) => {
  await startDeliveryCheckout(page);
  const delivery = page.getByRole('region', { name: 'Entrega' });
  await expect(delivery).toContainText('Entregamos enAv. Irarrázaval 2500, Ñuñoa');
  await expect(delivery).toContainText('DesdeLocal Ñuñoa');
  await expect(delivery).toContainText(
    'Hora de entregaHoy, lo antes posible · 35\u2060–\u206045 min',
  );
  const handing = page.getByRole('button', { name: '¿Cómo te lo dejamos?' });
  await openSection(page, '¿Cómo te lo dejamos?');
  await page.getByRole('radio', { name: /Espero afuera/ }).check();
  await handing.click();
  await expect(handing).toHaveAccessibleDescription('Espero afuera');

  await test.step('changed to pickup, the delivery options disappear', async () => {
    await editDispatch(page);
    await delivery.getByRole('button', { name: 'Cambiar dirección' }).click();
    await choosePickup(page);
    await page.getByRole('button', { name: 'Entendido' }).click();
    const pickup = page.getByRole('region', { name: 'Retiro en local' });
    await expect(pickup).toContainText('Retiras enLocal Ñuñoa · Av. Irarrázaval 2014, Ñuñoa');
    await expect(pickup).toContainText('Hoy, lo antes posible · 15\u2060–\u206025 min');
    await expect(handing).toHaveCount(0);
    await pickup.getByRole('button', { name: 'Cambiar el local' }).click();
  });

  await test.step('changed back to delivery, the chosen hand-over option is restored', async () => {
    await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
    await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
    await page.getByRole('button', { name: 'Entendido' }).click();
    await expect(handing).toHaveAccessibleDescription('Espero afuera');
  });
});

test('changed from pickup to delivery, a hand-over option is preselected', async ({ page }) => {
  await startPickupCheckout(page);
  await editDispatch(page);
  await page
    .getByRole('region', { name: 'Retiro en local' })
    .getByRole('button', { name: 'Cambiar el local' })
    .click();
  await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
  await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(
    page.getByRole('button', { name: '¿Cómo te lo dejamos?' }),
  ).toHaveAccessibleDescription('En la puerta');
});
