import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import {
  pressAddToCart,
  choose,
  choosePickup,
  cartLines,
  openCart,
  openMenu,
  openProduct,
  startPickup,
  suggestionsOf,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** A cart with a burger, opened, and the row of suggestions in it. */
async function cartWithBurger(page: Page): Promise<{ cart: Locator; row: Locator }> {
  await addBurger(page);
  const cart = await openCart(page);
  const row = cart.getByRole('region', { name: '¿Algo más?' });
  await expect(row).toBeVisible();
  return { cart, row };
}

/** In a window so low that the row of suggestions is below the visible part of the cart. */
async function cartWithHiddenRow(page: Page): Promise<{ cart: Locator }> {
  await page.setViewportSize({ width: 390, height: 420 });
  const { cart, row } = await cartWithBurger(page);
  await expect(row.getByRole('listitem').first()).not.toBeInViewport();
  return { cart };
}

async function addBurger(page: Page): Promise<void> {
  await openMenu(page);
  const sheet = await openProduct(page, 'Brasa Clásica');
  await choose(sheet, 'Punto de la carne', 'Tres cuartos');
  await choose(sheet, 'Tu pan', 'Brioche con sésamo');
  await pressAddToCart(sheet);
  await choosePickup(page);
}

const pay = (cart: Locator): Promise<void> =>
  cart.getByRole('button', { name: /Ir a pagar/ }).click();
const checkout = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Finaliza tu pedido' });

test(
  'the cart suggests products for a burger; one tap adds one and removes it from the suggestions',
  { tag: '@both-widths' },
  async ({ page }) => {
    const { cart, row } = await cartWithBurger(page);
    await row.getByRole('button', { name: 'Agregar Empanaditas de queso' }).click();
    await expect(cartLines(cart)).toHaveCount(2);
    await expect(cartLines(cart).last()).toContainText('Empanaditas de queso');
    await expect(cart).toContainText('$9.680');
    await expect(row.getByRole('button', { name: 'Agregar Empanaditas de queso' })).toHaveCount(0);
    await expect(row.getByRole('button', { name: 'Agregar Pebre de la casa' })).toBeVisible();
    await expectAccessible(page, 'a cart with suggestions');
  },
);

test('suggestions that the shopper sees in the cart do not open again on the way to the checkout', async ({
  page,
}) => {
  const { cart, row } = await cartWithBurger(page);
  await expect(row.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
  await pay(cart);
  await expect(checkout(page)).toBeVisible();
  await expect(suggestionsOf(page)).toHaveCount(0);
});

test('the suggestions open once on the way to the checkout; Escape returns to the cart', async ({
  page,
}) => {
  const { cart } = await cartWithHiddenRow(page);
  await pay(cart);
  await expect(suggestionsOf(page)).toBeVisible();
  await expectAccessible(page, 'suggestions before checkout');
  await page.keyboard.press('Escape');
  await expect(suggestionsOf(page)).toBeHidden();
  await expect(cart).toBeVisible();
  await pay(cart);
  await expect(checkout(page)).toBeVisible();
});

test('Back closes the suggestions, and a reload does not open them again', async ({ page }) => {
  const { cart } = await cartWithHiddenRow(page);
  await pay(cart);
  await expect(suggestionsOf(page)).toBeVisible();
  await page.goBack();
  await expect(suggestionsOf(page)).toBeHidden();
  await page.reload();
  const reopenedCart = await openCart(page);
  await expect(reopenedCart.getByRole('region', { name: '¿Algo más?' })).toBeVisible();
  await pay(reopenedCart);
  await expect(checkout(page)).toBeVisible();
});

test('an added suggestion is part of the order', async ({ page }) => {
  const { cart } = await cartWithHiddenRow(page);
  await pay(cart);
  const sheet = suggestionsOf(page);
  await sheet.getByRole('button', { name: 'Agregar Limonada menta' }).click();
  await expect(
    sheet.getByRole('button', { name: 'Agregar Limonada menta, llevas 1' }),
  ).toBeFocused();
  await sheet.getByRole('button', { name: /^Seguir a pagar \$8\.680/ }).click();
  await expect(checkout(page)).toBeVisible();
  await expect(page.getByText('$8.680').filter({ visible: true }).first()).toBeVisible();
});

test('a cart without suggestions opens none', async ({ page }) => {
  await startPickup(page);
  const suggestionsAnswer = page.waitForResponse(/suggestive_sells/);
  await page.reload();
  expect(await (await suggestionsAnswer).json()).toMatchObject({ products: [] });
  const cart = await openCart(page);
  await expect(cart.getByRole('region', { name: '¿Algo más?' })).toHaveCount(0);
  await pay(cart);
  await expect(checkout(page)).toBeVisible();
});
