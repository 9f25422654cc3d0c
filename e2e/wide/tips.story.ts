import { expect, type Page } from '@playwright/test';
import {
  addPlain,
  chooseDelivery,
  choosePickup,
  editDispatch,
  goToCheckout,
  openMenu,
  payButton,
  placeDialog,
  openSection,
  startPickupCheckout,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';
import { chooseTomorrow, openTimesFromCheckout } from '../support/times.ts';

/**
 * Tips: typed, changed, and removed if the method does not charge them.
 * docs/rules/payments.md#reset-on-another-payment-method,
 * docs/rules/checkout.md#driver-tip-and-store-tip.
 */

/** Types an amount into the tip dialog and confirms it. */
async function giveTip(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Propina/ });
  await dialog.getByRole('textbox', { name: 'Monto de la propina' }).fill(amount);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
}

test('a custom driver tip can be changed, and is neither shown nor charged for pickup', async ({
  page,
}) => {
  await openMenu(page);
  await addPlain(page);
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await addPlain(page);
  await goToCheckout(page);
  await openSection(page, 'Propina');
  await page.getByText('Otra', { exact: true }).click();
  await giveTip(page, '12.5');
  await expect(page.getByText('Escribe el monto así: $12.500.')).toBeVisible();
  await giveTip(page, '500');
  await expect(payButton(page)).toContainText('$9.070');
  await page
    .getByRole('group', { name: 'Propina para quien reparte' })
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Cambiar' })
    .click();
  await giveTip(page, '700');
  await expect(payButton(page)).toContainText('$9.270');
  await page.getByRole('button', { name: 'Propina', exact: true }).click();
  const tips = page.getByRole('button', { name: 'Propina', exact: true });
  await expect(tips).toHaveAccessibleDescription('$700 para quien reparte');

  await editDispatch(page);
  await page.getByRole('button', { name: 'Cambiar dirección' }).click();
  await choosePickup(page);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(payButton(page)).toContainText('$6.580');
  await expect(tips).toHaveAccessibleDescription('Sin propina');

  await page.getByRole('button', { name: 'Cambiar el local' }).click();
  await placeDialog(page).getByRole('radio', { name: 'Delivery' }).check();
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(tips).toHaveAccessibleDescription('$700 para quien reparte');
});

test('a requested time that excludes the payment method resets its tip with a message', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await openSection(page, 'Propina');
  await page.getByRole('button', { name: 'Agregar propina' }).click();
  await giveTip(page, '500');
  await expect(payButton(page)).toContainText('$3.790');
  await openTimesFromCheckout(page);
  await chooseTomorrow(page, '14:00');
  await expect(
    page.getByText(/^Cambió el método de pago y la propina volvió a cero/),
  ).toBeVisible();
  await expect(payButton(page)).toContainText('$3.290');
});
