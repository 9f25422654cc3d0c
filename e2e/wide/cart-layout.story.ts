import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf, styleOf, themeColour } from '../support/layout.ts';
import {
  addClassicBurger,
  addPlain,
  cartLines,
  choosePickup,
  isPhone,
  openCart,
  openMenu,
  plainProduct,
  sheetOf,
  startDelivery,
  startPickup,
} from '../support/shopper.ts';
import { test } from '../support/story.ts';

/** Opens the menu with several lines in the cart, more than its sheet shows at once. */
async function startLongCart(page: Page): Promise<void> {
  await openMenu(page);
  await addClassicBurger(page);
  await choosePickup(page);
  for (const name of [plainProduct.name, 'Pebre de la casa', 'Limonada menta'])
    await addPlain(page, name);
}

test(
  'a cart line has a picture, and the total and the button stay visible while the lines scroll',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startLongCart(page);
    const cart = await openCart(page);
    await expect(cartLines(cart)).toHaveCount(4);
    for (const line of await cartLines(cart).all()) {
      const picture = line.locator('[data-photo]');
      expect(await boxOf(picture)).toMatchObject({ width: 56, height: 56 });
    }
    const fade = cart.locator('[class*="_fade_"]');
    expect(await styleOf(fade, 'background-image')).toContain('linear-gradient');
    expect((await boxOf(fade)).bottom).toBeCloseTo((await boxOf(fade.locator('..'))).bottom, 0);
    const total = cart.getByText('Total', { exact: true });
    const before = await boxOf(total);
    await cartLines(cart).last().scrollIntoViewIfNeeded();
    await expect(total).toBeInViewport({ ratio: 1 });
    expect(await boxOf(total)).toEqual(before);
    const button = cart.getByRole('button', { name: /^Ir a pagar/ });
    expect(before.bottom).toBeLessThan((await boxOf(button)).top);
    await expectAccessible(page, 'a long cart');
  },
);

test(
  'one press empties the cart, and Undo restores its lines in their order',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startLongCart(page);
    const cart = await openCart(page);
    const names = await cartLines(cart).allTextContents();
    const emptyAll = cart.getByRole('button', { name: 'Vaciar carro' });
    await emptyAll.click();
    await expect(cartLines(cart)).toHaveCount(0);
    await expect(cart.getByRole('button', { name: /¿Partimos por / })).toBeFocused();
    await expect(page.getByText('Vaciaste tu carro')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(cartLines(cart)).toHaveText(names);
    await expect(emptyAll).toBeFocused();
  },
);

test('a cart of one line has no button that empties it; “Agregar más productos” leads to the menu', async ({
  page,
}) => {
  await startPickup(page);
  const cart = await openCart(page);
  const more = cart.getByRole('button', { name: 'Agregar más productos' });
  await expect(more).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Vaciar carro' })).toHaveCount(0);
  await more.click();
  await expect(cart).toBeHidden();
  await expect(page.getByRole('button', { name: /Ver carro/ })).toBeVisible();
});

test(
  'below the minimum the button says the missing amount in quiet colours and leads to the menu',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startDelivery(page);
    const cart = await openCart(page);
    const button = cart.getByRole('button', { name: 'Faltan $1.710' });
    await expect(button).toBeVisible();
    await expect(cart.getByRole('button', { name: /^Ir a pagar/ })).toHaveCount(0);
    expect(await styleOf(button, 'background-color')).toBe(await themeColour(page, 'surface'));
    await button.click();
    await expect(page).toHaveURL(/\/$/);
    if (isPhone(page)) await expect(cart).toBeHidden();
    else await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  'the question of the empty cart opens the dish that it names',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startPickup(page);
    let cart = await openCart(page);
    await cart.getByRole('button', { name: `Quitar: ${plainProduct.name}` }).click();
    if (!isPhone(page)) cart = page.getByRole('complementary', { name: 'Tu carro' });
    await cart.getByRole('button', { name: /¿Partimos por Doble Brasa\?$/ }).click();
    await expect(sheetOf(page, 'Doble Brasa')).toBeVisible();
  },
);
