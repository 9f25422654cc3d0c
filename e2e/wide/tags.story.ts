import { expect, type Page } from '@playwright/test';
import { isPhone } from '../support/shopper.ts';
import { originOf } from '../support/import-and-await-tenant.ts';
import { publishStoryMenu } from '../support/publish-story-menu.ts';
import { storyDish } from '../support/story-menu.ts';
import { test } from '../support/story.ts';

/** One worker runs all stories of this file, so that their brand is published once. */
test.describe.configure({ mode: 'default' });

/** One brand per width, so that two imports never overlap. */
const brandOf = (project: string): string => `kinds-${project}`;

test.beforeAll(async () => {
  await publishStoryMenu(brandOf(test.info().project.name), {
    categories: [
      {
        name: 'Fondos',
        products: [
          storyDish(1, 'Curry de garbanzos', {
            tags: ['vegetarian', 'vegan', 'spicy'],
            allergens: ['sésamo', 'apio'],
            kcal: 540,
          }),
          storyDish(2, 'Ají de gallina', { tags: ['spicy'] }),
          storyDish(3, 'Lasaña', { tags: ['vegetarian'] }),
        ],
      },
      {
        name: 'Postres',
        products: [
          storyDish(4, 'Sorbete de piña', { tags: ['vegetarian', 'vegan', 'cold'] }),
          storyDish(5, 'Torta'),
        ],
      },
    ],
  });
});

test.beforeEach(async ({ page }, { project }) => {
  await page.goto(originOf(brandOf(project.name)));
});

/** Opens the filters behind their chip. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtros/, expanded: false }).click();
  await expect(filters(page)).toBeVisible();
}

const filters = (page: Page) => page.getByRole('group', { name: 'Filtros del menú' });
const chip = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true });
const dishes = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });

test('the filters offer only tags that the menu has, each with a label', async ({ page }) => {
  await expect(filters(page)).toBeHidden();
  await openFilters(page);
  const names = ['Vegetariano', 'Vegano', 'Picante', 'Frío'];
  await expect(filters(page).locator('[aria-pressed]')).toHaveText(names);
});

test('several filters must all match, the count is announced, and one press clears them', async ({
  page,
}) => {
  await openFilters(page);
  await chip(page, 'Vegano').click();
  await expect(chip(page, 'Vegano')).toHaveAttribute('aria-pressed', 'true');
  await expect(dishes(page)).toHaveText(['Curry de garbanzos', 'Sorbete de piña']);
  await expect(page.getByRole('status').filter({ hasText: '2 productos: vegano' })).toBeAttached();
  await chip(page, 'Picante').click();
  await expect(dishes(page)).toHaveText(['Curry de garbanzos']);
  await expect(page.getByRole('navigation', { name: 'Categorías' }).getByRole('link')).toHaveText([
    'Fondos',
  ]);
  await chip(page, 'Frío').click();
  await expect(page.getByText('Ningún producto cumple todos los filtros')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtros 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(dishes(page)).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Filtros', exact: true })).toBeFocused();
});

test('Escape closes the filters and focuses their chip; a press beside them closes them', async ({
  page,
}) => {
  await openFilters(page);
  await chip(page, 'Vegano').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(filters(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtros 1' })).toBeFocused();
  await openFilters(page);
  await page.mouse.click(4, 700);
  await expect(filters(page)).toBeHidden();
  await expect(dishes(page)).toHaveCount(2);
});

test('search looks only among the filtered products', { tag: '@both-widths' }, async ({ page }) => {
  await openFilters(page);
  await chip(page, 'Vegano').click();
  if (isPhone(page)) await page.getByRole('button', { name: 'Buscar en el menú' }).click();
  const field = page.getByRole('searchbox').filter({ visible: true });
  await field.fill('pina');
  await expect(dishes(page)).toHaveText(['Sorbete de piña']);
  await field.fill('aji');
  await expect(page.getByText('Ningún resultado de “aji” cumple los filtros')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Quitar filtros' }).last().click();
  await expect(dishes(page)).toHaveText(['Ají de gallina']);
});

test(
  'choosing a filter shifts nothing above the products',
  { tag: '@both-widths' },
  async ({ page }) => {
    const first = page.getByRole('heading', { level: 2, name: 'Fondos' });
    const before = await first.boundingBox();
    await openFilters(page);
    expect(await first.boundingBox()).toEqual(before);
    await chip(page, 'Vegano').click();
    await expect(dishes(page)).toHaveCount(2);
    expect(await first.boundingBox()).toEqual(before);
    await chip(page, 'Vegano').click();
    await expect(dishes(page)).toHaveCount(5);
    expect(await first.boundingBox()).toEqual(before);
  },
);

test('the sheet shows energy, allergens and tags as a description list', async ({ page }) => {
  await page.getByRole('link', { name: 'Curry de garbanzos', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Curry de garbanzos' });
  await expect(sheet.getByRole('term')).toHaveText(['Energía', 'Alérgenos']);
  await expect(sheet.getByRole('definition')).toHaveText(['540 kcal en total', 'sésamo y apio']);
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Vegano' })).toBeVisible();
});
