import { expect } from '@playwright/test';
import { addToCart, choose, choosePickup, openCart, openMenu, openProduct, placeDialog, sheetOf } from './support/shopper.ts';
import { test } from './support/story.ts';

test('a product that asks something is not added before it is answered: the sheet leads to the first question', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Doble Brasa');
  await addToCart(sheet);
  await expect(sheet.getByRole('alert')).toContainText('Faltan 2 opciones: punto de la carne y tu pan');
  await expect(sheet.getByRole('radio', { name: 'Tres cuartos' })).toBeFocused();
  await choose(sheet, 'Punto de la carne', 'Tres cuartos');
  await expect(sheet.getByRole('alert')).toContainText('Falta 1 opción: tu pan');
  await choose(sheet, 'Tu pan', 'Brioche con sésamo');
  await addToCart(sheet);
  await expect(placeDialog(page)).toBeVisible();
});

test('at the limit of a group the rest says why it cannot be chosen, and the price follows every choice', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Doble Brasa');
  const extras = sheet.getByRole('group', { name: 'Agrega lo tuyo', exact: true });
  await expect(extras).toContainText('Elige hasta 3 · opcional');
  await extras.getByRole('button', { name: 'Agregar Tocino ahumado' }).click();
  await extras.getByRole('button', { name: 'Agregar uno: Tocino ahumado' }).click();
  await extras.getByRole('checkbox', { name: /Palta/ }).check();
  await expect(extras).toContainText('3 de 3');
  await expect(sheet.getByRole('button', { name: 'Agregar $11.190' })).toBeVisible();
  const cheddar = extras.getByRole('button', { name: 'Agregar Cheddar extra' });
  await expect(cheddar).toHaveAttribute('aria-disabled', 'true');
  await expect(cheddar).toHaveAccessibleDescription('Ya elegiste 3, el máximo. Quita una opción para cambiarla.');
  await cheddar.focus();
  await page.keyboard.press('Enter');
  await expect(extras).toContainText('3 de 3');
  await sheet.getByRole('button', { name: 'Agregar uno: Cantidad' }).click();
  await expect(sheet.getByRole('button', { name: 'Agregar $22.380' })).toBeVisible();
});

test('an answer that brings a question of its own asks it, and takes it back with another answer', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Combo Brasa');
  await choose(sheet, 'Punto de la carne', 'Bien cocida');
  await choose(sheet, 'Elige tu bebida', 'Lima limón sin azúcar');
  await choose(sheet, 'Tamaño de la lima limón', '350 cc');
  await choose(sheet, 'Elige tu acompañamiento', 'Aros de cebolla');
  await addToCart(sheet);
  await expect(sheet.getByRole('alert')).toContainText('Falta 1 opción: salsa para tus aros');
  await choose(sheet, 'Salsa para tus aros', 'Barbecue ahumada');
  await choose(sheet, 'Elige tu acompañamiento', 'Papas rústicas');
  await expect(sheet.getByRole('group', { name: 'Salsa para tus aros' })).toHaveCount(0);
  await addToCart(sheet);
  await choosePickup(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('Papas rústicas');
  await expect(cart).not.toContainText('Barbecue');
  await expect(cart).toContainText('$8.990');
});

test('a product has an address of its own, which opens it over the menu', async ({ page }) => {
  await page.goto('/product/las-mas-pedidas/italiana');
  const sheet = sheetOf(page, 'Italiana');
  await expect(sheet.getByRole('button', { name: 'Agregar $6.490' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Cerrar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('region', { name: 'Las más pedidas' })).toBeVisible();
});

test('a product for adults asks the age once, goes into the cart after the yes, and then asks where it goes', async ({ page }) => {
  await openMenu(page);
  const sheet = await openProduct(page, 'Cerveza rubia de Valdivia');
  await addToCart(sheet);
  const gate = page.getByRole('dialog', { name: '¿Tienes 18 años o más?' });
  await gate.getByRole('button', { name: 'Sí, tengo 18 o más' }).click();
  await expect(placeDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('link', { name: /Agregar Cerveza.*llevas 1/ }).or(page.getByRole('button', { name: /Agregar Cerveza.*llevas 1/ })),
  ).toBeVisible();
});
