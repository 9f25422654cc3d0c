import { expect, type Locator, type Page } from '@playwright/test';
import { pressAddToCart, choosePickup, openCart, openProduct, sheetOf } from './support/shopper.ts';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu } from './support/publish-story-menu.ts';
import { storyDish, optionGroup } from './support/story-menu.ts';
import { test } from './support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

const brandOf = (project: string): string => `choices-${project}`;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

test.beforeAll(async () => {
  const topping = { maxQuantity: 3 };
  await publishStoryMenu(brandOf(test.info().project.name), {
    categories: [
      {
        name: 'Poke',
        products: [
          storyDish(1, 'Poke a tu gusto', { price: 7_000, modifierGroupIds: [1, 2, 3, 4] }),
        ],
      },
    ],
    groups: [
      optionGroup(
        1,
        'Base',
        [
          [11, 'Arroz'],
          [12, 'Quinoa', 600, { discountPrice: 400 }],
        ],
        { required: true, minimum: 1, maximum: 1 },
      ),
      optionGroup(
        2,
        'Agregados',
        [
          [21, 'Choclo', 500, topping],
          [22, 'Pepino', 500, topping],
          [23, 'Edamame', 500],
        ],
        { maximum: 4, included: 2 },
      ),
      optionGroup(
        3,
        'Salsas',
        [
          [31, 'Soya'],
          [32, 'Ponzu'],
          [33, 'Picante'],
          [34, 'Anguila'],
        ],
        { required: true, minimum: 2, maximum: 2 },
      ),
      optionGroup(
        4,
        'Cómo va la quinoa',
        [
          [41, 'Fría'],
          [42, 'Tibia'],
        ],
        { required: true, minimum: 1, maximum: 1, parentModifierId: 12 },
      ),
    ],
    disableds: [
      { storeId: 1, deactivatableType: 'Modifier', deactivatableId: 34, endDate: tomorrow },
    ],
  });
});

async function openPoke(page: Page, project: string): Promise<Locator> {
  await page.goto(originOf(brandOf(project)));
  return openProduct(page, 'Poke a tu gusto');
}

const group = (sheet: Locator, name: string): Locator =>
  sheet.getByRole('group', { name, exact: true });
const price = (sheet: Locator, amount: string): Locator =>
  sheet.getByRole('button', { name: `Agregar ${amount}`, exact: true });

test('two options are included and each further one is charged, as the sheet says and the price shows', async ({
  page,
}, { project }) => {
  const sheet = await openPoke(page, project.name);
  const toppings = group(sheet, 'Agregados');
  await expect(toppings).toContainText('2 incluidos, después $500 c/u');
  await toppings.getByRole('button', { name: 'Agregar Choclo' }).click();
  await toppings.getByRole('checkbox', { name: /Edamame/ }).check();
  await expect(price(sheet, '$7.000')).toBeVisible();
  await toppings.getByRole('button', { name: 'Agregar uno: Choclo' }).click();
  await expect(toppings).toContainText('3 de 4 · + $500');
  await expect(price(sheet, '$7.500')).toBeVisible();
});

test('the cart shows the amount that the server charges', async ({ page }, { project }) => {
  const sheet = await openPoke(page, project.name);
  await group(sheet, 'Base').getByRole('radio', { name: /Arroz/ }).check();
  for (const sauce of ['Soya', 'Ponzu'])
    await group(sheet, 'Salsas').getByRole('checkbox', { name: sauce }).check();
  const toppings = group(sheet, 'Agregados');
  await toppings.getByRole('button', { name: 'Agregar Choclo' }).click();
  for (const _more of [1, 2])
    await toppings.getByRole('button', { name: 'Agregar uno: Choclo' }).click();
  const priced = page.waitForResponse((answer) =>
    answer.url().endsWith('/v1/shopping_carts/prices'),
  );
  await pressAddToCart(sheet);
  expect(await (await priced).json()).toMatchObject({ subtotal: 7_500 });
  await choosePickup(page);
  const cart = await openCart(page);
  await expect(cart).toContainText('$7.500');
  await expect(cart).toContainText('3 × Choclo');
});

test('at the limit the other options stay focusable and say why they are disabled', async ({
  page,
}, { project }) => {
  const sheet = await openPoke(page, project.name);
  const sauces = group(sheet, 'Salsas');
  await expect(sauces).toContainText('Elige 2 · obligatorio');
  for (const sauce of ['Soya', 'Ponzu'])
    await sauces.getByRole('checkbox', { name: sauce }).check();
  await expect(sauces).toContainText('Listo');
  const third = sauces.getByRole('checkbox', { name: 'Picante' });
  await expect(third).toHaveAttribute('aria-disabled', 'true');
  await expect(third).toHaveAccessibleDescription(
    'Ya elegiste 2, el máximo. Quita una opción para cambiarla.',
  );
  await third.focus();
  await page.keyboard.press('Space');
  await expect(third).not.toBeChecked();
  await sauces.getByRole('checkbox', { name: 'Soya' }).uncheck();
  await third.check();
  await expect(third).toBeChecked();
});

test('a stepper counts from zero to the limit of its option', async ({ page }, { project }) => {
  const sheet = await openPoke(page, project.name);
  const toppings = group(sheet, 'Agregados');
  await toppings.getByRole('button', { name: 'Agregar Pepino' }).click();
  const stepper = toppings.getByRole('group', { name: 'Pepino' });
  const addButton = stepper.getByRole('button', { name: 'Agregar uno: Pepino' });
  await addButton.click();
  await addButton.click();
  await expect(stepper.getByRole('status')).toHaveText('3');
  await expect(addButton).toHaveAttribute('aria-disabled', 'true');
  await expect(addButton).toHaveAccessibleDescription('Puedes elegir esta opción hasta 3 veces.');
  for (const _each of [1, 2, 3])
    await stepper.getByRole('button', { name: 'Quitar uno: Pepino' }).click();
  await expect(stepper).toHaveCount(0);
  await expect(toppings).toContainText('0 de 4');
});

test('a second-level group appears with its parent option at its discount price, and the button leads to missing answers', async ({
  page,
}, { project }) => {
  const sheet = await openPoke(page, project.name);
  await expect(group(sheet, 'Cómo va la quinoa')).toHaveCount(0);
  await group(sheet, 'Base')
    .getByRole('radio', { name: /Quinoa/ })
    .check();
  await expect(price(sheet, '$7.400')).toBeVisible();
  await pressAddToCart(sheet);
  await expect(sheet.getByRole('alert')).toHaveText(
    'Faltan 3 opciones: cómo va la quinoa y salsas',
  );
  await expect(sheet.getByRole('radio', { name: 'Fría' })).toBeFocused();
  await group(sheet, 'Base').getByRole('radio', { name: /Arroz/ }).check();
  await expect(group(sheet, 'Cómo va la quinoa')).toHaveCount(0);
});

test('a switched-off option says when it is available again', async ({ page }, { project }) => {
  const sheet = await openPoke(page, project.name);
  const soldOutOption = group(sheet, 'Salsas').getByRole('checkbox', { name: /Anguila/ });
  await expect(soldOutOption).toHaveAccessibleName(/agotado · vuelve mañana/);
  await expect(soldOutOption).toHaveAttribute('aria-disabled', 'true');
});

test('a line with options is edited in its sheet with its options filled in', async ({ page }, {
  project,
}) => {
  const sheet = await openPoke(page, project.name);
  await group(sheet, 'Base').getByRole('radio', { name: /Arroz/ }).check();
  for (const sauce of ['Soya', 'Ponzu'])
    await group(sheet, 'Salsas').getByRole('checkbox', { name: sauce }).check();
  await pressAddToCart(sheet);
  await choosePickup(page);
  await (await openCart(page)).getByRole('button', { name: 'Editar Poke a tu gusto' }).click();
  const reopenedSheet = sheetOf(page, 'Poke a tu gusto');
  await expect(group(reopenedSheet, 'Base').getByRole('radio', { name: /Arroz/ })).toBeChecked();
  await expect(
    group(reopenedSheet, 'Salsas').getByRole('checkbox', { name: 'Ponzu' }),
  ).toBeChecked();
  await expect(reopenedSheet.getByRole('button', { name: /^Guardar/ })).toContainText('$7.000');
});
