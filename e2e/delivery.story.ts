import { expect } from '@playwright/test';
import {
  addPlain,
  pressAddToCart,
  choose,
  chooseDelivery,
  fillForm,
  openCart,
  openMenu,
  openProduct,
  payButton,
  payInCash,
  placeDialog,
  placeOrderOnPage,
  plainProduct,
  pressCheckout,
  startDelivery,
  openSection,
  chooseUncoveredAddress,
  pickUpInstead,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test(
  'a guest orders delivery to a typed address with the fee of its zone, and gets a hand-over code',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    const sheet = await openProduct(page, 'Brasa Clásica');
    await choose(sheet, 'Punto de la carne', 'Tres cuartos');
    await choose(sheet, 'Tu pan', 'Brioche con sésamo');
    await pressAddToCart(sheet);
    await chooseDelivery(page, 'Irarrazaval 2500', /Av\. Irarrázaval 2500/);
    const cart = await openCart(page);
    await expect(cart).toContainText('$1.990');
    await expect(cart).toContainText('$7.980');
    const delivery = page.getByRole('region', { name: 'Entrega' });
    await pressCheckout(page, cart, delivery);
    await expect(delivery).toContainText('Irarrázaval 2500');
    await openSection(page, '¿Cómo te lo dejamos?');
    await page.getByRole('radio', { name: /Espero afuera/ }).check();
    await payInCash(page);
    await fillForm(page);
    await placeOrderOnPage(page);
    await expect(page.getByText(/pagas \$7\.980 al recibir/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      /A tu puerta: Av\. Irarrázaval 2500.*Lo prepara Local Ñuñoa/,
    );
    await expect(page.getByRole('main')).not.toContainText('Av. Irarrázaval 2014');
    await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
    await expect(page.getByText('Código de entrega')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Entregado' })).toBeVisible({
      timeout: 20_000,
    });
  },
);

test('an address outside coverage says so, keeps the cart and offers pickup', async ({ page }) => {
  await openMenu(page);
  await addPlain(page);
  const dialog = await chooseUncoveredAddress(page);
  await pickUpInstead(dialog);
  const cart = await openCart(page);
  await expect(cart).toContainText(plainProduct.name);
});

test('an address without a number is refused, and the field names what is missing', async ({
  page,
}) => {
  await openMenu(page);
  await addPlain(page);
  const dialog = placeDialog(page);
  await dialog.getByRole('combobox', { name: 'Dirección con número' }).fill('Suárez Mujica');
  await dialog
    .getByRole('option', { name: /Suárez Mujica/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: /^Entregar en |Usar esta dirección/ }).click();
  await expect(dialog.getByText('Agrega el número de la calle.')).toBeVisible();
});

test('a cart below the zone’s minimum shows the missing amount and cannot be paid', async ({
  page,
}) => {
  await startDelivery(page);
  await expect(placeDialog(page)).toBeHidden();
  const cart = await openCart(page);
  await expect(cart).toContainText('Te faltan $1.710 para el mínimo de delivery ($5.000)');
  await expect(cart.getByRole('button', { name: /Ir a pagar/ })).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page.getByText(/Agrega \$1\.710 más/).filter({ visible: true })).toBeVisible();
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
});
