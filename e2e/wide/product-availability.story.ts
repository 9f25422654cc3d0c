import { expect, type Locator, type Page } from '@playwright/test';
import { originOf } from '../support/import-and-await-tenant.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { publishStoryMenu, type StoryMenu } from '../support/publish-story-menu.ts';
import {
  addPlain,
  openCart,
  placeDialog,
  pressAddToCart,
  choosePickup,
  fillForm,
  goToCheckout,
  openProduct,
  payButton,
  placeOrderOnPage,
  pressOrder,
} from '../support/shopper.ts';
import { storyDish, optionGroup } from '../support/story-menu.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const dayMs = 86_400_000;
const ahead = (days: number): Date => new Date(Date.now() + days * dayMs);
const iso = (days: number): string => ahead(days).toISOString();

/** A date some days ahead in the store's zone. */
const dayText = (days: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('es-CL', { timeZone: 'America/Santiago', ...options }).format(
    ahead(days),
  );
const weekday = (days: number): number =>
  ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'].indexOf(
    dayText(days, { weekday: 'long' }),
  );

const reasons: readonly { id: number; name: string; product?: object; text: RegExp }[] = [
  {
    id: 1,
    name: 'Ajiaco',
    product: { availability: [weekday(2)] },
    text: new RegExp(`Disponible el ${dayText(2, { weekday: 'long' })}$`),
  },
  {
    id: 2,
    name: 'Budín',
    product: {
      availability: [weekday(1)],
      availabilityTime: { [weekday(1)]: [['12:30', '16:00']] },
    },
    text: /Disponible mañana desde las 12:30$/,
  },
  { id: 3, name: 'Cazuela', text: /Agotado · vuelve mañana$/ },
  { id: 4, name: 'Dulce', text: /Vuelve mañana$/ },
  { id: 5, name: 'Estofado', text: /Agotado$/ },
  {
    id: 7,
    name: 'Gazpacho',
    product: { startDatetime: iso(10) },
    text: new RegExp(`Disponible desde el ${dayText(10, { day: 'numeric', month: 'long' })}$`),
  },
  { id: 8, name: 'Humitas', product: { endDatetime: iso(-1) }, text: /Terminó su temporada$/ },
  { id: 9, name: 'Ilusión', product: { platform: ['kiosk'] }, text: /No se vende en línea$/ },
];

const stock = (productId: number, withoutStockUntil: string | null): object => ({
  productId,
  price: null,
  discountPrice: null,
  stock: 0,
  withoutStockUntil,
});
const off = (
  deactivatableType: string,
  deactivatableId: number,
  endDate: string | null,
): object => ({
  storeId: 1,
  deactivatableType,
  deactivatableId,
  endDate,
});

test.describe('on the card', () => {
  const brand = (): string => `hours-${test.info().project.name}`;

  test.beforeAll(async () => {
    await publishStoryMenu(brand(), {
      categories: [
        {
          name: 'Carta',
          products: [
            ...reasons.map(({ id, name, product }) => storyDish(id, name, product)),
            storyDish(6, 'Flan', { dispatchMethod: 'store_delivery' }),
            storyDish(10, 'Jalea'),
          ],
        },
      ],
      prices: [stock(3, iso(1)), stock(5, null)],
      disableds: [off('Product', 4, iso(1))],
    });
  });

  const cardOf = (page: Page, name: string): Locator =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

  test('each reason is shown with the time when the product is back, and nothing can be added', async ({
    page,
  }) => {
    await page.goto(originOf(brand()));
    for (const { name, text } of reasons) {
      await expect(cardOf(page, name).locator('[data-why]'), name).toHaveText(text);
      await expect(cardOf(page, name).getByRole('button'), name).toHaveCount(0);
    }
    await expect(
      cardOf(page, 'Jalea').getByRole('button', { name: 'Agregar Jalea' }),
    ).toBeVisible();
  });

  test('the reasons are in the HTML, so that nothing moves when the scripts start', async ({
    page,
    browser,
  }) => {
    const readOnly = await browser.newContext({ javaScriptEnabled: false });
    const html = await readOnly.newPage();
    await html.goto(originOf(brand()));
    for (const { name, text } of reasons)
      await expect(cardOf(html, name).locator('[data-why]'), name).toHaveText(text);
    await expect(html.locator('[data-off]')).toHaveCount(reasons.length);
    await readOnly.close();
    await page.goto(originOf(brand()));
    await expect(cardOf(page, 'Jalea')).toBeVisible();
    await expect(page.locator('[data-off]')).toHaveCount(reasons.length);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the sheet of an unavailable product shows the reason, also at its button', async ({
    page,
  }) => {
    await page.goto(originOf(brand()));
    const sheet = await openProduct(page, 'Estofado');
    await expect(sheet).toContainText('Agotado');
    await sheet.getByRole('button', { name: /^Agregar \$/ }).focus();
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('alert')).toHaveText('Agotado');
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByRole('button', { name: /Ver carro/ })).toHaveCount(0);
  });

  test('a product for delivery only can be added before the shopper chooses, and says so once pickup is chosen', async ({
    page,
  }) => {
    await page.goto(originOf(brand()));
    const flan = cardOf(page, 'Flan');
    await expect(flan.locator('[data-why]')).toBeHidden();
    await addPlain(page, 'Flan');
    await placeDialog(page).getByRole('button', { name: 'Cerrar' }).click();
    const cart = await openCart(page);
    await expect(cart).toContainText('Flan');
    await expect(cart.getByText('Solo delivery')).toHaveCount(0);
    await cart.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('button', { name: /¿A dónde lo llevamos\?/ }).click();
    await placeDialog(page).getByRole('radio', { name: 'Retiro en local' }).check();
    await placeDialog(page)
      .getByRole('button', { name: /^Retirar en / })
      .click();
    await expect(flan.locator('[data-why]')).toHaveText(/Solo delivery$/);
  });
});

test.describe('while a shopper orders', () => {
  const brand = (): string => `changes-${test.info().project.name}`;
  const menu: StoryMenu = {
    categories: [
      {
        name: 'Carta',
        products: [
          storyDish(1, 'Sándwich', { price: 5_000, modifierGroupIds: [1] }),
          storyDish(2, 'Jugo', { price: 2_000 }),
        ],
      },
    ],
    groups: [
      optionGroup(1, 'Agregados', [
        [11, 'Palta', 1_000],
        [12, 'Tomate', 500],
      ]),
    ],
  };

  test.beforeAll(() => publishStoryMenu(brand(), menu));

  test('unavailable lines and options are listed with their change and the new total; one press accepts', async ({
    page,
  }) => {
    await page.goto(originOf(brand()));
    const sheet = await openProduct(page, 'Sándwich');
    for (const name of [/Palta/, /Tomate/]) await sheet.getByRole('checkbox', { name }).check();
    await pressAddToCart(sheet);
    await choosePickup(page);
    await pressAddToCart(await openProduct(page, 'Jugo'));
    await goToCheckout(page);
    await fillForm(page);
    await publishStoryMenu(brand(), {
      ...menu,
      prices: [stock(2, iso(1))],
      disableds: [off('Modifier', 11, null)],
    });
    await pressOrder(page);
    const menuChanged = page.getByRole('dialog', { name: 'Algo cambió en el menú' });
    await expect(menuChanged.getByRole('listitem')).toHaveText([
      'SándwichSigue, pero sin Palta',
      'JugoAgotado · vuelve mañana. Sale de tu pedido',
    ]);
    await expect(menuChanged).toContainText('No se cobró nada');
    await expect(menuChanged.getByRole('definition').last()).toHaveText('$5.500');
    await menuChanged.getByRole('button', { name: 'Quitar y seguir · $5.500' }).click();
    await expect(payButton(page)).toContainText('$5.500');
    await placeOrderOnPage(page);
  });
});
