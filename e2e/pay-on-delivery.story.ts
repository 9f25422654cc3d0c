import { expect } from '@playwright/test';
import {
  addPlain,
  chooseDelivery,
  fillForm,
  goToCheckout,
  openMenu,
  payButton,
  placeOrderOnPage,
  startPickupCheckout,
  openSection,
  chooseMethod,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('the shopper says the banknote before the order and sees the change', async ({ page }) => {
  await startPickupCheckout(page);
  const cash = page.getByRole('group', { name: '¿Con cuánto pagas?' });
  await cash.getByRole('radio', { name: '$5.000' }).check();
  await expect(page.getByText('Te damos $1.710 de vuelto.')).toBeVisible();
  await cash.getByRole('radio', { name: 'Otro monto' }).check();
  await page.getByRole('textbox', { name: 'Pago con' }).fill('1.000');
  await fillForm(page);
  await payButton(page).click();
  await expect(page.getByRole('group', { name: 'Revisa un dato' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Pago con' }).fill('20.000');
  await placeOrderOnPage(page);
});

test('a kitchen tip is chosen in its dialog and charged; changing the payment method resets it with a message', async ({
  page,
}) => {
  await startPickupCheckout(page);
  await openSection(page, 'Propina');
  await page.getByRole('button', { name: 'Agregar propina' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Monto de la propina' }).fill('1.000');
  await dialog.getByRole('button', { name: /Agregar propina|Guardar|Aceptar|Confirmar/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(payButton(page)).toContainText('$4.290');
  await chooseMethod(page, /^Tarjeta al recibir/);
  await expect(
    page.getByText('Cambiaste el método de pago y la propina volvió a cero.'),
  ).toBeVisible();
  await expect(payButton(page)).toContainText('$3.290');
});

test('an order can be paid by card on delivery', async ({ page }) => {
  await openMenu(page);
  await addPlain(page, 'Mote con huesillo');
  await chooseDelivery(page, 'Irarrázaval 2500', /Av\. Irarrázaval 2500/);
  await addPlain(page);
  await goToCheckout(page);
  await chooseMethod(page, /^Tarjeta al recibir/);
  await fillForm(page);
  await placeOrderOnPage(page);
  await expect(page.getByText(/pagas \$8\.270 al recibir/)).toBeVisible();
});

test('a name that is too short or has digits is refused with a message at the field', async ({
  page,
}) => {
  await startPickupCheckout(page);
  const field = page.getByRole('textbox', { name: 'Nombre y apellido' });
  await fillForm(page, { name: 'Al', phone: '87654321', email: 'a@example.com' });
  await payButton(page).click();
  for (const [name, text] of [
    ['Al', /Escribe al menos 3 caracteres/],
    ['Camila 3', /Solo letras, espacios, guiones y apóstrofos/],
  ] as const) {
    await field.fill(name);
    await field.blur();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
});
