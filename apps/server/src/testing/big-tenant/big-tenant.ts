import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bigMenu, type BigMenu, type MenuSize } from './big-menu.ts';
import { drawPlate, sharedPictures } from './big-pictures.ts';
import { createSeededRandom } from './seeded-random.ts';
import type { AnyJson } from '../any-json.ts';

/**
 * `pictures`: each product has its own picture, or all share a few. The rest follows from the size.
 */
export type BigTenant = MenuSize & { id: string; pictures: 'own' | 'shared' };

export const bigTenantSize: MenuSize = { products: 500, categories: 30 };
const model = join(import.meta.dirname, '../../../../../tenants/burger');
/** Invented ids. The page is measured without calling these services. */
const analytics = {
  tagManagerId: 'GTM-GRANDE1',
  analyticsIds: ['G-GRANDE0001', 'G-GRANDE0002'],
  pixelId: '1234567890123',
  chatWidgetId: '00000000-0000-4000-8000-000000000000',
  askConsent: false,
};

/**
 * Writes the folder of a brand with a large menu, the same bytes for the same arguments: look,
 * stores and pages of the burger brand, its own products, every analytics service enabled. `npm run
 * tenant -- validate` accepts it.
 */
export async function writeBigTenant(
  folder: string,
  { id, pictures, ...size }: BigTenant,
): Promise<void> {
  const settings = await readModel('settings.json');
  const count = pictures === 'own' ? size.products : Math.min(sharedPictures, size.products);
  const menu = bigMenu(size, (place) => plateName(place % count));
  const first = menu.categories[0]?.products[0]?.id;
  await copyModel(folder, settings);
  const lists = {
    'tenant.json': {
      id,
      name: 'La Carta Grande',
      hosts: [`${id}.localhost`],
      country: 'cl',
      defaultStoreId: 1,
    },
    'settings.json': {
      ...settings,
      commerceName: 'La Carta Grande',
      analytics,
      hero: { ...settings.hero, action: actionOf(first) },
      popularProducts: first === undefined ? [] : [first],
    },
    'menus/1.json': menu,
    'prices.json': [{ storeId: 1, channel: 'web', prices: pricesOf(menu) }],
    'disableds.json': productsOf(menu)
      .filter((_, place) => place % 60 === 59)
      .map((product) => switchedOff(product.id)),
    'banners.json': bannersOf(menu),
    'suggestions.json': suggestionsOf(menu),
    'coupons.json': [],
  };
  for (const [name, content] of Object.entries(lists))
    await put(folder, name, JSON.stringify(content, null, 2));
  await Promise.all(
    Array.from({ length: count }, async (_, place) =>
      put(folder, plateName(place), await drawPlate(place)),
    ),
  );
}

const plateName = (place: number): string => `images/plato-${place + 1}.webp`;
const productsOf = (menu: BigMenu) => menu.categories.flatMap(({ products }) => products);
const actionOf = (productId: number | undefined) =>
  productId === undefined ? null : { label: 'Pedir el primero', productId };
const switchedOff = (id: number) => ({
  storeId: 1,
  deactivatableType: 'Product',
  deactivatableId: id,
  endDate: null,
});

/** Gives a fifth of the products another price in the store, and some of these a counted stock. */
function pricesOf(menu: BigMenu): object[] {
  const random = createSeededRandom(7);
  return productsOf(menu)
    .filter((_, place) => place % 5 === 0)
    .map(({ id, price }) => ({
      productId: id,
      price: price + 200,
      discountPrice: null,
      stock: random.chance(30) ? 20 + random.below(60) : null,
      withoutStockUntil: null,
    }));
}

const bannersOf = (menu: BigMenu): object[] =>
  menu.categories.slice(0, 3).map(({ id, name, products }) => ({
    id,
    title: name,
    text: `Hoy en ${name.toLowerCase()}.`,
    image: products[0]?.image ?? null,
    bannerableType: 'Category',
    bannerableId: id,
  }));

const suggestionsOf = (menu: BigMenu): object => ({
  beforeCheckout: true,
  rules: menu.categories.map(({ id }) => ({
    forType: 'Category',
    forId: id,
    productIds: (menu.categories.at(-1)?.products ?? []).slice(0, 4).map((product) => product.id),
  })),
});

const readModel = async (name: string): Promise<AnyJson> =>
  JSON.parse(await readFile(join(model, name), 'utf8'));

/**
 * Copies the parts that do not depend on the menu's size: stores, pages, fonts, and the pictures
 * that the settings name.
 */
async function copyModel(folder: string, settings: AnyJson): Promise<void> {
  await mkdir(folder, { recursive: true });
  const named = [
    settings.logo,
    settings.icon,
    settings.animationLoader.image,
    settings.hero.image,
    settings.hero.phoneImage,
  ];
  for (const name of ['stores.json', 'pages.json', 'pages', 'fonts', ...new Set<string>(named)])
    await cp(join(model, name), join(folder, name), { recursive: true });
}

async function put(folder: string, name: string, content: string | Buffer): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
