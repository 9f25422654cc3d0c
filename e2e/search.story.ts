import { expect, type Locator, type Page } from '@playwright/test';
import { originOf } from './support/import-and-await-tenant.ts';
import { publishStoryMenu } from './support/publish-story-menu.ts';
import { isPhone } from './support/shopper.ts';
import { storyDish } from './support/story-menu.ts';
import { test } from './support/story.ts';

function addressOf(brand: string, baseURL: string | undefined): string {
  const address = new URL(baseURL ?? '');
  address.hostname = `${brand}.localhost`;
  return address.href;
}

async function openSearch(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Buscar en el menú' }).click();
  return page.getByRole('searchbox', { name: 'Buscar en el menú' }).filter({ visible: true });
}

const hits = (page: Page): Locator =>
  page.getByRole('region', { name: 'Buscar en el menú' }).getByRole('heading', { level: 3 });

/** Per brand: typed words, and the first hits. */
const searches: Record<string, readonly (readonly [typed: string, ...first: string[]])[]> = {
  burger: [
    ['bebidas', 'Bebida cola 350 cc', 'Limonada menta', 'Agua mineral 500 cc'],
    ['hamburguesas', 'Doble Brasa', 'Brasa Clásica'],
    ['hamburgesa', 'Doble Brasa', 'Brasa Clásica'],
    ['vegano', 'Falafel Limón', 'Papas rústicas'],
    ['sin gluten', 'Pollo en Hoja', 'Camotes fritos'],
    ['champiñones', 'Azul y Champiñón'],
  ],
  sushi: [
    ['nigiris', 'Nigiri de salmón', 'Nigiri mixto', 'Nigiri de atún'],
    ['veganas', 'Edamames', 'Rollo huerta'],
    ['sin mariscos', 'Charola omakase'],
  ],
  cocina: [
    ['tamales vegetarianos', 'Tamalitos de chipilín', 'Tamalitos de elote'],
    ['sin lacteos', 'Pepián de pollo', 'Caldo de res'],
    ['limonda', 'Limonada con chan'],
  ],
};

for (const [brand, typed] of Object.entries(searches))
  test(
    `${brand}: categories, tags, plurals, slips and "sin" are searched, without a network`,
    { tag: '@both-widths' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf(brand, baseURL));
      const field = await openSearch(page);
      await field.fill('zzzz');
      await expect(page.getByText(/No encontramos “zzzz”/)).toBeVisible();
      await page.context().setOffline(true);
      for (const [words, ...first] of typed) {
        await field.fill(words);
        for (const [place, name] of first.entries())
          await expect(hits(page).nth(place), words).toHaveText(name);
      }
      await page.context().setOffline(false);
    },
  );

test('of many hits the first are drawn, and more when the shopper comes near their end', async ({
  page,
}) => {
  await publishStoryMenu('search-many', {
    categories: [
      {
        name: 'Sopas',
        products: Array.from({ length: 80 }, (_, at) => storyDish(at + 1, `Sopa ${at + 1}`)),
      },
    ],
  });
  await page.goto(originOf('search-many'));
  const field = await openSearch(page);
  await field.fill('sopas');
  await expect(page.getByText('80 resultados', { exact: true })).toBeVisible();
  await expect(hits(page)).toHaveCount(24);
  await hits(page).last().scrollIntoViewIfNeeded();
  await expect(hits(page).nth(47)).toHaveText('Sopa 48');
  await field.fill('sopa');
  await expect(hits(page).first()).toHaveText('Sopa 1');
});

test('hits are rows with the typed letters in bold, and the bars above them are hidden', async ({
  page,
  baseURL,
}) => {
  await page.goto(addressOf('burger', baseURL));
  const field = await openSearch(page);
  await field.fill('papas');
  const first = page.getByRole('article').first();
  await expect(first.locator('h3 b')).toHaveText('Papas');
  expect(await first.evaluate((row) => row.getBoundingClientRect().height)).toBeLessThan(110);
  await expect(first.getByRole('button', { name: /^Agregar / })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categorías' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filtros' })).toHaveCount(0);
  await field.fill('merkenne bravuzon');
  await expect(page.getByText('¿Buscabas esto?')).toBeVisible();
  await expect(hits(page).filter({ hasText: 'Merkén' }).first()).toBeVisible();
});
