import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SettingsFile } from '../folder/settings-schema.ts';
import {
  type DemoStore,
  starterBanners,
  starterColours,
  starterCoupons,
  starterPages,
  starterSettings,
  starterStores,
  starterOffers,
  starterSuggestions,
  starterTerms,
} from './starter-lists.ts';
import { starterMenu } from './starter-menu.ts';
import { starterLoader, starterMark, productPicture, scenePicture } from './starter-pictures.ts';

/**
 * Countries with a demo brand, whose address, fonts and terms the new brand copies. Prices are
 * multiples of `unit`.
 */
export const starterCountries = {
  cl: { demo: 'burger', unit: 1000 },
  gt: { demo: 'cocina', unit: 9 },
  mx: { demo: 'sushi', unit: 19.5 },
  pe: { demo: 'polleria', unit: 4.5 },
} as const;
export type StarterCountry = keyof typeof starterCountries;

const tenants = resolve(import.meta.dirname, '../../../../../tenants');

/** JSON as prettier writes it: lists of numbers and words in one line. */
const pretty = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replaceAll(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_list, items: string) => `[${items.replaceAll(/\n\s+/g, ' ')}]`)}\n`;

/**
 * The files of a small, valid brand: one store with a zone, eight products, placeholder pictures.
 */
export async function starterFolder(
  id: string,
  country: StarterCountry,
): Promise<Map<string, Buffer | string>> {
  const { demo, unit } = starterCountries[country];
  const from = join(tenants, demo);
  const [store] = await readJson<DemoStore[]>(join(from, 'stores.json'));
  if (!store) throw new Error(`${from} has no store`);
  const name = nameOf(id);
  const menu = starterMenu(unit);
  return new Map<string, Buffer | string>([
    ['tenant.json', pretty({ id, name, hosts: [`${id}.localhost`], country, defaultStoreId: 1 })],
    [
      'settings.json',
      pretty(starterSettings(await readJson<SettingsFile>(join(from, 'settings.json')), name)),
    ],
    ['stores.json', pretty(starterStores(store))],
    ['menus/1.json', pretty(menu)],
    ['banners.json', pretty(starterBanners)],
    ['suggestions.json', pretty(starterSuggestions)],
    ['offers.json', pretty(starterOffers)],
    ['pages.json', pretty(starterPages)],
    ['coupons.json', pretty(starterCoupons)],
    ...['prices.json', 'disableds.json'].map((file) => [file, pretty([])] as const),
    ['pages/terms-and-conditions.md', starterTerms(name)],
    [
      'pages/mercat-terms-and-conditions.md',
      await readFile(join(from, 'pages/mercat-terms-and-conditions.md')),
    ],
    ...(await fontsOf(from)),
    ...(await brandPictures()),
    ...(await productPictures(menu)),
  ]);
}

const readJson = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(path, 'utf8')) as T;

/** Returns `La Esquina` for `la-esquina`. */
const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

async function fontsOf(from: string): Promise<[string, Buffer][]> {
  const names = await readdir(join(from, 'fonts'));
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [
      `fonts/${name}`,
      await readFile(join(from, 'fonts', name)),
    ]),
  );
}

async function brandPictures(): Promise<[string, Buffer | string][]> {
  const { primary, secondary } = starterColours;
  return [
    ['images/logo.svg', starterMark(primary, secondary)],
    ['images/icon.svg', starterMark(primary, secondary)],
    ['images/loader.svg', starterLoader(primary)],
    [
      'images/hero.webp',
      await scenePicture({ width: 1600, height: 480, middle: 0.75, ground: primary }),
    ],
    [
      'images/hero-phone.webp',
      await scenePicture({ width: 900, height: 468, middle: 0.68, ground: primary }),
    ],
    [
      'images/banner.webp',
      await scenePicture({ width: 1200, height: 480, middle: 0.75, ground: secondary }),
    ],
  ];
}

async function productPictures({
  categories,
}: ReturnType<typeof starterMenu>): Promise<[string, Buffer][]> {
  const images = categories.flatMap(({ products }) => products.map(({ image }) => image));
  return Promise.all(
    images.map(async (image, place): Promise<[string, Buffer]> => [
      image,
      await productPicture(place),
    ]),
  );
}
