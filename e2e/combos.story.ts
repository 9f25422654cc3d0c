import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu, type StoryMenu } from './support/publish-story-menu.ts';
import {
  cartLines,
  choose,
  choosePickup,
  fillForm,
  goToCheckout,
  isPhone,
  openCart,
  openProduct,
  payButton,
  placeOrderOnPage,
  pressAddToCart,
} from './support/shopper.ts';
import { optionGroup, storyDish } from './support/story-menu.ts';
import { test } from './support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const menu: StoryMenu = {
  categories: [
    {
      name: 'Platos',
      products: [
        storyDish(1, 'Sándwich', { price: 5_000 }),
        storyDish(3, 'Milanesa', { price: 6_000, modifierGroupIds: [1] }),
      ],
    },
    { name: 'Para acompañar', products: [storyDish(2, 'Papas', { price: 3_000 })] },
  ],
  groups: [
    optionGroup(1, 'Tu pan', [[1, 'Marraqueta']], { required: true, minimum: 1, maximum: 1 }),
  ],
  offers: [
    {
      id: 1,
      name: 'Sándwich con papas',
      needs: [{ categoryIds: [1] }, { productIds: [2] }],
      benefit: { kind: 'amount', amount: 1_490 },
    },
  ],
};
const brand = (): string => `combos-${test.info().project.name}`;

test.beforeAll(() => publishStoryMenu(brand(), menu));

const ending = (page: Page): Locator => page.getByRole('dialog', { name: 'Pierdes el combo' });
const toPay = (cart: Locator): Locator => cart.getByRole('button', { name: /^Ir a pagar/ });

/** Opens the menu with a sandwich in the cart for pickup. */
async function begin(page: Page): Promise<void> {
  await page.goto(originOf(brand()));
  await pressAddToCart(await openProduct(page, 'Sándwich'));
  await choosePickup(page);
}

test(
  'menu, cart and sheet lead to a combo; losing it asks first; every screen and the order have one total',
  { tag: '@both-widths' },
  async ({ page }) => {
    await begin(page);
    await expect(page.getByRole('list', { name: 'Combos' })).toHaveText([
      'Sándwich con papas: ahorra $1.490',
      'Sándwich con papas: ahorra $1.490',
    ]);
    let cart = await openCart(page);
    const first = cart.getByRole('region', { name: '¿Algo más?' }).getByRole('listitem').first();
    await expect(first).toHaveText('Ahorra $1.490PapasCombo: Sándwich con papas$3.000');
    await expectAccessible(page, 'a cart that is near a combo');
    if (isPhone(page)) await page.keyboard.press('Escape');
    await expect(
      (await openProduct(page, 'Papas')).getByRole('region', { name: 'Arma un combo' }),
    ).toContainText('Con este lo completas: ahorras $1.490');
    await page.keyboard.press('Escape');
    cart = await openCart(page);
    await first.getByRole('button', { name: 'Agrega Papas y ahorra $1.490' }).click();
    await expect(cart.getByRole('region', { name: '¿Algo más?' })).toHaveCount(0);
    if (isPhone(page)) await page.keyboard.press('Escape');
    if (isPhone(page))
      await expect(page.getByRole('button', { name: /Ver carro/ })).toContainText('$6.510');

    cart = await openCart(page);
    await expect(cart).toContainText(/Sándwich con papas-\$1\.490/);
    await expect(toPay(cart)).toContainText('$6.510');
    await cart.getByRole('button', { name: /^Quitar.*: Papas/ }).press('Enter');
    await expect(ending(page)).toContainText(
      'Si quitas Papas, “Sándwich con papas” deja de valer. Con el combo pagas $1.510 por Papas, en vez de $3.000.',
    );
    await expectAccessible(page, 'the end of a combo');
    await page.keyboard.press('Escape');
    await expect(ending(page)).toBeHidden();
    await expect(toPay(cart)).toContainText('$6.510');
    await cart.getByRole('button', { name: /^Quitar.*: Papas/ }).click();
    await ending(page).getByRole('button', { name: 'Quitar · $5.000' }).click();
    await expect(toPay(cart)).toContainText('$5.000');
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(toPay(cart)).toContainText('$6.510');
    if (isPhone(page)) await page.keyboard.press('Escape');

    await goToCheckout(page);
    await expect(payButton(page)).toContainText('$6.510');
    await fillForm(page);
    await placeOrderOnPage(page);
    await page.getByRole('button', { name: 'Ver lo que pediste' }).click();
    const order = page.getByRole('dialog', { name: 'Tu pedido' });
    await expect(order).toContainText('$6.510');
    await order.getByRole('button', { name: 'Ver todo el detalle' }).click();
    await expect(page.getByRole('dialog').last()).toContainText(/Sándwich con papas-\$1\.490/);
  },
);

test(
  'the sheet adds a dish with its choices and the other half of its combo; a missing answer comes first',
  { tag: '@both-widths' },
  async ({ page }) => {
    await page.goto(originOf(brand()));
    const sheet = await openProduct(page, 'Milanesa');
    const combo = sheet.getByRole('region', { name: 'Arma un combo' });
    const both = combo.getByRole('button', {
      name: 'Agregar con Papas y ahorrar $1.490',
    });
    await both.click();
    await expect(sheet.getByRole('alert')).toContainText('tu pan');
    await expectAccessible(page, 'the combo of a dish with a missing answer');
    await choose(sheet, 'Tu pan', 'Marraqueta');
    await both.click();
    await expect(sheet).toBeHidden();
    await choosePickup(page);
    const cart = await openCart(page);
    await expect(cartLines(cart)).toContainText([/Milanesa.*Marraqueta/, /Papas/]);
    await expect(toPay(cart)).toContainText('$7.510');
  },
);

test('a product that sells out ends its combo: the modal says so and shows the total without it', async ({
  page,
}) => {
  await begin(page);
  await pressAddToCart(await openProduct(page, 'Papas'));
  const gone = {
    productId: 2,
    price: null,
    discountPrice: null,
    stock: 0,
    withoutStockUntil: null,
  };
  await publishStoryMenu(brand(), { ...menu, prices: [gone] });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const changed = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
  await expect(changed).toContainText(
    'El combo “Sándwich con papas” deja de valer: pierdes $1.490 de descuento.',
  );
  await changed.getByRole('button', { name: 'Quitar y seguir · $5.000' }).click();
  await expect(toPay(await openCart(page))).toContainText('$5.000');
});
