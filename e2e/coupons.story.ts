import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { expectAccessible, expectAccessibleAtAllWidths } from './support/accessibility.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu, type StoryMenu } from './support/publish-story-menu.ts';
import { storyDish } from './support/story-menu.ts';
import { freshEmail, logInByApi, passLogin } from './support/login.ts';
import { publishBurgerCopy } from './support/publish-burger-copy.ts';
import { orderTwice } from './support/order-twice.ts';
import {
  choosePickup,
  goToCheckout,
  openProduct,
  openSection,
  payButton,
  pressAddToCart,
  walkToPickup,
  pressOrder,
  chooseMethod,
} from './support/shopper.ts';
import { test } from './support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const brand = 'cupones';
/** Of a salad for $3.290. */
const coupons = [
  {
    code: 'LENA20',
    name: '20 % en toda la carta',
    discount: { kind: 'percent', value: 20 },
    paymentMethods: ['cash'],
  },
  {
    code: 'UNAVEZ',
    name: 'Tu primera vez',
    discount: { kind: 'amount', value: 1_000 },
    maxUsesPerUser: 1,
  },
  {
    code: 'GRANDE',
    name: 'Desde $10.000',
    discount: { kind: 'amount', value: 2_000 },
    minimumBill: 10_000,
  },
  {
    code: 'ANDES',
    name: 'Para la gente de Andes',
    discount: { kind: 'percent', value: 15 },
    companyIds: [1],
  },
];

test.use({ baseURL: originOf(brand) });
test.beforeAll(() =>
  publishBurgerCopy(brand, (files) => {
    files.coupons = coupons;
  }),
);

const soldOutJuice = {
  productId: 2,
  price: null,
  discountPrice: null,
  stock: 0,
  withoutStockUntil: null,
};

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Cupón' });
const applyButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Aplicar', exact: true });
const removeButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Quitar el cupón/ });
const lostNotice = (page: Page): Locator =>
  page.getByText(/^Quitamos el cupón/).locator('visible=true');

/** Holds the next price back; returns a function that lets it go. */
async function holdPrice(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route): Promise<void> => {
    await promise;
    await route.continue();
  };
  await page.route('**/v1/shopping_carts/prices', hold, { times: 1 });
  return resolve;
}

test('a guest’s coupon survives the login, is applied, asked again for another method, refused, told, and dropped on leaving', async ({
  page,
}) => {
  test.slow();
  await walkToPickup(page);
  await goToCheckout(page);
  await openSection(page, 'Cupón');
  await field(page).fill(' lena20 ');
  await expect(applyButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ingresar' }).last().click();
  await passLogin(page, { email: freshEmail('cupon') });
  await expect(field(page)).toHaveValue(' lena20 ');
  await expect(payButton(page)).toContainText('$3.290');

  await applyButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(removeButton(page)).toBeFocused();
  await expect(field(page)).not.toBeEditable();
  await expect(page.getByText('20 % en toda la carta: -$658.').first()).toBeVisible();
  await expect(payButton(page)).toContainText('$2.632');
  const won = page.getByRole('paragraph').filter({ hasText: /^20 % en toda la carta-\$658$/ });
  expect(
    await won.evaluate((line) => {
      const green = document.createElement('i');
      green.style.color = 'var(--ok)';
      line.append(green);
      const isGreen = getComputedStyle(line).color === getComputedStyle(green).color;
      green.remove();
      const { right } = line.getBoundingClientRect();
      return {
        isGreen,
        free: right - (line.querySelector('b')?.getBoundingClientRect().right ?? 0),
      };
    }),
    'a green line with the amount at the right',
  ).toEqual({ isGreen: true, free: 0 });
  await expectAccessible(page, 'an applied coupon');

  const letPriceGo = await holdPrice(page);
  await chooseMethod(page, /^Tarjeta al recibir/);
  await expect(payButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(payButton(page)).toContainText('$2.632');
  letPriceGo();
  await expect(lostNotice(page)).toHaveText('Quitamos el cupón LENA20. El total ahora es $3.290.');
  await expect(payButton(page)).toContainText('$3.290');
  await expect(field(page)).toBeEditable();
  await page.getByRole('button', { name: 'Ver por qué' }).locator('visible=true').click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/otro método|efectivo/i);
  await expectAccessible(page, 'a coupon that another method lost');

  await chooseMethod(page, /^Efectivo/);
  await expect(payButton(page)).toContainText('$3.290');
  await field(page).press('Enter');
  await expect(payButton(page)).toContainText('$2.632');
  await removeButton(page).click();
  await expect(field(page)).toBeEditable();
  await expect(payButton(page)).toContainText('$3.290');

  await applyButton(page).click();
  await expect(payButton(page)).toContainText('$2.632');
  await page.getByRole('link', { name: 'Volver al menú' }).first().click();
  await goToCheckout(page);
  await expect(payButton(page)).toContainText('$3.290');
  await openSection(page, 'Cupón');
  await expect(field(page)).toHaveValue(' lena20 ');
  await expect(applyButton(page)).toBeVisible();
});

test('products that are gone are left out at the total that the server prices with the coupon', async ({
  page,
}) => {
  const id = 'cupon-menu';
  const menu: StoryMenu = {
    categories: [
      {
        name: 'Carta',
        products: [
          storyDish(1, 'Sándwich', { price: 5_000 }),
          storyDish(2, 'Jugo', { price: 2_000 }),
        ],
      },
    ],
    coupons: [{ code: 'MENU20', name: '20 %', discount: { kind: 'percent', value: 20 } }],
  };
  await publishStoryMenu(id, menu);
  await page.goto(originOf(id));
  await logInByApi(page, { email: freshEmail('menu') });
  await page.goto(originOf(id));
  await pressAddToCart(await openProduct(page, 'Sándwich'));
  await choosePickup(page);
  await pressAddToCart(await openProduct(page, 'Jugo'));
  await page.goto(`${originOf(id)}/checkout`);
  await openSection(page, 'Cupón');
  await field(page).fill('MENU20');
  await field(page).press('Enter');
  await expect(payButton(page)).toContainText('$5.600');

  await publishStoryMenu(id, { ...menu, prices: [soldOutJuice] });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  const changed = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
  await changed.getByRole('button', { name: 'Quitar y seguir · $4.000' }).click();
  await expect(payButton(page)).toContainText('$4.000');
  await expect(removeButton(page)).toBeVisible();
});

test('a coupon whose use is gone at order time is left out at the price that the modal says; a small cart reads the missing amount', async ({
  page,
}) => {
  test.slow();
  await walkToPickup(page);
  await goToCheckout(page);
  await openSection(page, 'Cupón');
  await page.getByRole('button', { name: 'Ingresar' }).last().click();
  await passLogin(page, { email: freshEmail('unavez', 'andes.example') });

  await field(page).fill('GRANDE');
  await field(page).press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(/\$6\.710/);
  await expect(payButton(page)).toContainText('$3.290');
  await expect(page.getByRole('button', { name: 'Volver al menú para agregar' })).toBeVisible();
  await expectAccessible(page, 'a refused coupon');

  await field(page).fill('unavez');
  await applyButton(page).click();
  await expect(payButton(page)).toContainText('$2.290');
  await orderTwice(page);
  await pressOrder(page);
  const refused = page.getByRole('dialog', { name: 'Cupón no aplicado' });
  await expect(refused).toContainText('$2.290');
  await expect(refused.getByRole('button', { name: 'Pedir sin cupón por $3.290' })).toBeEnabled();
  await expectAccessibleAtAllWidths(page, 'an order refused by its coupon');
  await refused.getByRole('button', { name: 'Pedir sin cupón por $3.290' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Pedido recibido!' })).toBeVisible();
  await expect(page.getByText('$3.290').first()).toBeVisible();

  await page.goto('/profile');
  const mine = page.getByRole('region', { name: 'Mis cupones' });
  await expect(mine).toContainText('Tu primera vez');
  await expect(mine).toContainText('Ahorraste $1.000');
  await expect(mine).toContainText('Código ANDES');
});
