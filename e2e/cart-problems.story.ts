import { expect, type Locator, type Page } from '@playwright/test';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu, type StoryMenu } from './support/publish-story-menu.ts';
import {
  addPlain,
  pressAddToCart,
  choosePickup,
  openCart,
  openProduct,
  payButton,
  payInCash,
} from './support/shopper.ts';
import { storyDish } from './support/story-menu.ts';
import { test } from './support/story.ts';

/**
 * The cart explains each obstacle to ordering: an unavailable line, a minimum, a maximum, a tip
 * that is now too large.
 */

const brand = (name: string): string => `${name}-${test.info().project.name}`;
const products = [
  storyDish(1, 'Sándwich', { price: 5_000 }),
  storyDish(2, 'Jugo', { price: 2_000 }),
];
const menu: StoryMenu = {
  categories: [{ name: 'Carta', products }],
  store: { pickUpMinimum: 8_000, pickUpMaximum: 20_000 },
};
const soldOut = {
  productId: 2,
  price: null,
  discountPrice: null,
  stock: 0,
  withoutStockUntil: null,
};

async function begin(page: Page, id: string, ...names: string[]): Promise<void> {
  await page.goto(originOf(id));
  for (const [at, name] of names.entries()) {
    await pressAddToCart(await openProduct(page, name));
    if (at === 0) await choosePickup(page);
  }
}

/** Goes offline and online: the client requests the quote again when the network is back. */
async function comeBackOnline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

const changed = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Algo cambió en el menú' });
const addOne = (cart: Locator, name: string): Promise<void> =>
  cart.getByRole('button', { name: `Agregar uno: ${name}` }).click();
const fewer = (cart: Locator, name: string): Promise<void> =>
  cart.getByRole('button', { name: `Quitar uno: ${name}` }).click();

test(
  'a cart line that sells out is marked, the rest stays priced, and one press removes it',
  { tag: '@both-widths' },
  async ({ page }) => {
    const id = brand('gone');
    await publishStoryMenu(id, menu);
    await begin(page, id, 'Sándwich', 'Sándwich', 'Jugo');
    await publishStoryMenu(id, { ...menu, prices: [soldOut] });
    await comeBackOnline(page);
    await expect(changed(page).getByRole('listitem')).toHaveText([
      'JugoAgotado. Sale de tu pedido',
    ]);
    await changed(page).getByRole('button', { name: 'Volver al carro' }).click();

    const cart = await openCart(page);
    await expect(cart.getByRole('listitem').filter({ hasText: 'Jugo' })).toContainText('Agotado');
    await expect(cart).toContainText(
      'Un producto no se puede pedir ahora y no cuenta en el total.',
    );
    await expect(cart.getByRole('button', { name: /^Ir a pagar/ })).toContainText('$10.000');
    await addOne(cart, 'Sándwich');
    await expect(cart.getByRole('button', { name: /^Ir a pagar/ })).toContainText('$15.000');
    await expect(changed(page)).toBeHidden();

    await cart.getByRole('button', { name: /^Ir a pagar/ }).click();
    await expect(changed(page)).toBeVisible();
    await changed(page).getByRole('button', { name: 'Quitar y seguir · $15.000' }).click();
    await payInCash(page);
    await expect(payButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(payButton(page)).toContainText('$15.000');
  },
);

test('the cart shows the minimum and maximum amount of pickup, with the missing or excess amount', async ({
  page,
}) => {
  const id = brand('limits');
  await publishStoryMenu(id, menu);
  await begin(page, id, 'Sándwich');
  const cart = await openCart(page);
  await expect(cart).toContainText('Te faltan $3.000 para el mínimo de retiro ($8.000)');
  await addOne(cart, 'Sándwich');
  await expect(cart).not.toContainText('Te faltan');
  for (const _ of [3, 4, 5]) await addOne(cart, 'Sándwich');
  await expect(cart).toContainText('El máximo de retiro es $20.000: quita $5.000');
  await expect(cart.getByRole('button', { name: 'Quita $5.000' })).toBeVisible();
  await page.goto(`${originOf(id)}/checkout`);
  await expect(
    page
      .getByText(/^El máximo para esta forma de entrega es \$20\.000\. Quita \$5\.000/)
      .filter({ visible: true }),
  ).toBeVisible();
});

test('a tip above the maximum of a smaller cart is lowered, and a message says so', async ({
  page,
}) => {
  await page.goto('/');
  await addPlain(page);
  await choosePickup(page);
  await addPlain(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: 'Propina', exact: true }).click();
  await page.getByRole('button', { name: 'Agregar propina' }).click();
  const tip = page.getByRole('dialog', { name: 'Propina para la cocina' });
  await tip.getByRole('textbox').fill('5.000');
  await tip.getByRole('button', { name: 'Guardar' }).click();
  await expect(tip).toBeHidden();
  await page.goto('/');
  await fewer(await openCart(page), 'Ensalada chilena');
  await page.goto('/checkout');
  await expect(
    page.getByText('Bajamos tu propina a $3.290: no puede ser más que tus productos.'),
  ).toBeVisible();
  await expect(payButton(page)).toContainText('$6.580');
});
