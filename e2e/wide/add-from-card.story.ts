import { expect, type Locator, type Page } from '@playwright/test';
import { delayApplicationScripts } from '../support/delay-scripts.ts';
import { boxOf } from '../support/layout.ts';
import {
  choosePickup,
  openMenu,
  placeDialog,
  plainProduct,
  sheetOf,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

const addButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Agregar ${name}(, llevas|$)`) });
const removeButton = (page: Page, name = plainProduct.name): Locator =>
  page.getByRole('main').getByRole('button', { name: `Quitar: ${name}` });
/** The number between the minus and the plus of a card. */
const cardCount = (page: Page, name = plainProduct.name): Locator =>
  page.getByRole('article').filter({ hasText: name }).getByRole('status');

test(
  'a product without options is added by the plus of its card, which is then a stepper',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    await addButton(page, plainProduct.name).click();
    await expect(page.getByText(`${plainProduct.name} está en tu carro`)).toBeVisible();
    await choosePickup(page);
    await expect(sheetOf(page, plainProduct.name)).toHaveCount(0);
    await expect(cardCount(page)).toHaveText('1');
    await addButton(page, plainProduct.name).click();
    await expect(cardCount(page)).toHaveText('2');
    await expect(placeDialog(page)).toHaveCount(0);
    const fewer = page.getByRole('main').getByRole('button', { name: /^Quitar uno: Ensalada/ });
    for (const control of [fewer, addButton(page, plainProduct.name)]) {
      const { width, height } = await boxOf(control);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await fewer.click();
    await expect(cardCount(page)).toHaveText('1');
  },
);

test('the last unit leaves the card with an undo, and the keyboard stays at the plus', async ({
  page,
}) => {
  await startPickup(page);
  await removeButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(cardCount(page)).toHaveCount(0);
  await expect(addButton(page, plainProduct.name)).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cardCount(page)).toHaveText('1');
  await addButton(page, plainProduct.name).focus();
  await page.keyboard.press('Space');
  await expect(cardCount(page)).toHaveText('2');
  await expect(addButton(page, plainProduct.name)).toBeFocused();
});

test('the plus of a product with options opens its sheet and adds nothing', async ({ page }) => {
  await startPickup(page);
  await addButton(page, 'Doble Brasa').first().click();
  await expect(
    sheetOf(page, 'Doble Brasa').getByRole('button', { name: 'Agregar $7.990' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardCount(page, 'Doble Brasa')).toHaveCount(0);
});

test('the plus of a product for adults asks for the age first', async ({ page }) => {
  const beer = 'Cerveza rubia de Valdivia';
  await startPickup(page);
  await addButton(page, beer).click();
  const gate = page.getByRole('dialog', { name: '¿Tienes 18 años o más?' });
  await expect(gate).toBeVisible();
  await expect(cardCount(page, beer)).toHaveCount(0);
  await gate.getByRole('button', { name: 'Sí, tengo 18 o más' }).click();
  await expect(cardCount(page, beer)).toHaveText('1');
});

test('a plus that is pressed before hydration adds afterwards, and opens no sheet', async ({
  page,
}) => {
  const release = await delayApplicationScripts(page);
  await page.goto('/');
  await addButton(page, plainProduct.name).click();
  await expect(page.locator('[data-add-product][data-pressed]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release();
  await expect(placeDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardCount(page)).toHaveText('1');
});
