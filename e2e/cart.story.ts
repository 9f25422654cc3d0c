import { expect } from '@playwright/test';
import {
  addPlain,
  pressAddToCart,
  choosePickup,
  isPhone,
  cartLines,
  openCart,
  openMenu,
  openProduct,
  plainProduct,
  sheetOf,
  startPickup,
  addClassicBurger,
} from './support/shopper.ts';
import { test } from './support/story.ts';

test('the same product with the same options is one line; with other options it is another', async ({
  page,
}) => {
  await startPickup(page);
  await addPlain(page);
  const sheet = await openProduct(page, plainProduct.name);
  await sheet.getByRole('textbox', { name: '¿Algo que debamos saber?' }).fill('Sin cebolla');
  await pressAddToCart(sheet);
  const cart = await openCart(page);
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await expect(cart.getByRole('listitem').first().getByRole('status')).toHaveText('2');
  await expect(cart).toContainText('“Sin cebolla”');
  await expect(cart).toContainText('$9.870');
});

test(
  'a line is edited in its product sheet with its options filled in',
  { tag: '@both-widths' },
  async ({ page }) => {
    await openMenu(page);
    await addClassicBurger(page);
    await choosePickup(page);
    await (await openCart(page)).getByRole('button', { name: 'Editar Brasa Clásica' }).click();
    const edited = sheetOf(page, 'Brasa Clásica');
    await expect(edited.getByRole('radio', { name: 'Pan de papa' })).toBeChecked();
    await edited
      .getByRole('group', { name: 'Agrega lo tuyo', exact: true })
      .getByRole('checkbox', { name: /Palta/ })
      .check();
    await edited.getByRole('button', { name: 'Guardar $7.190' }).click();
    await expect(edited).toBeHidden();
    const cart = await openCart(page);
    await expect(cartLines(cart)).toHaveCount(1);
    await expect(cart).toContainText('Palta');
    await expect(cart).toContainText('$7.190');
  },
);

test('Undo restores a removed line', { tag: '@both-widths' }, async ({ page }) => {
  await startPickup(page);
  const cart = await openCart(page);
  await cart.getByRole('button', { name: `Quitar: ${plainProduct.name}` }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText(`Quitaste ${plainProduct.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cart.getByRole('listitem')).toHaveCount(1);
});

test(
  'the cart bar shows count and total, and the cart survives a reload',
  { tag: '@both-widths' },
  async ({ page }) => {
    await startPickup(page);
    await addPlain(page);
    await page.reload();
    if (isPhone(page))
      await expect(page.getByRole('button', { name: /Ver carro/ })).toHaveText(/2.*\$6\.580/);
    await expect(await openCart(page)).toContainText('$6.580');
  },
);

test.describe('search', () => {
  test('search ignores accents, counts its results, and offers the categories if there are none', async ({
    page,
  }) => {
    await openMenu(page);
    await page.getByRole('button', { name: 'Buscar en el menú' }).click();
    const field = page
      .getByRole('searchbox', { name: 'Buscar en el menú' })
      .filter({ visible: true });
    await field.fill('champinon');
    await expect(
      page
        .getByRole('region', { name: 'Buscar en el menú' })
        .getByRole('heading', { name: 'Azul y Champiñón' }),
    ).toBeVisible();
    await expect(page.getByText(/^\d+ resultados?$/)).toBeVisible();
    await field.fill('zzzz');
    await expect(page.getByText(/No encontramos “zzzz”/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Buscar en el menú' }).getByRole('link', { name: 'Combos' }),
    ).toBeVisible();
  });
});
