import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importAndAwaitTenant } from './import-and-await-tenant.ts';

/** The menu of a story's own brand; everything else is the burger brand's. */
export type StoryMenu = {
  categories: readonly { name: string; slug?: string; products: readonly object[] }[];
  groups?: readonly object[];
  prices?: readonly object[];
  disableds?: readonly object[];
  coupons?: readonly object[];
  /** Combos; none if left out. */
  offers?: readonly object[];
  /** The fields of its store that differ from the burger brand's first store. */
  store?: object;
};

const root = join(import.meta.dirname, '../..');
const burger = join(root, 'tenants/burger');
const copiedPaths = [
  'pages',
  'pages.json',
  'fonts',
  'images/logo.svg',
  'images/icon-512.png',
  'images/icon-192.png',
  'images/loader.svg',
];

/** Imports a brand for one story. */
export async function publishStoryMenu(id: string, menu: StoryMenu): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `comanda-${id}-`));
  await mkdir(join(folder, 'images'));
  for (const path of copiedPaths)
    await cp(join(burger, path), join(folder, path), { recursive: true });
  await writeSettings(folder, id, menu.store);
  await writeMenu(folder, menu);
  await importAndAwaitTenant(id, folder);
  await rm(folder, { recursive: true });
}

const read = async (path: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(burger, path), 'utf8')) as Record<string, unknown>;
const write = (folder: string, path: string, value: unknown): Promise<void> =>
  writeFile(join(folder, path), JSON.stringify(value));

async function writeSettings(folder: string, id: string, changes: object = {}): Promise<void> {
  await write(folder, 'tenant.json', {
    ...(await read('tenant.json')),
    id,
    hosts: [`${id}.localhost`],
  });
  const { popularProducts, ...settings } = await read('settings.json');
  await write(folder, 'settings.json', { ...settings, hero: null });
  const [store] = Object.values(await read('stores.json'));
  await write(folder, 'stores.json', [{ ...(store as object), ...changes }]);
}

async function writeMenu(
  folder: string,
  { categories, groups = [], prices = [], disableds = [], coupons = [], offers = [] }: StoryMenu,
): Promise<void> {
  await mkdir(join(folder, 'menus'));
  const listed = categories.map((category, at) => ({
    id: at + 1,
    slug: `c-${at + 1}`,
    layout: 'large',
    ...category,
  }));
  await write(folder, 'menus/1.json', {
    id: 1,
    name: 'Carta',
    categories: listed,
    modifierGroups: groups,
  });
  await write(
    folder,
    'prices.json',
    prices.length === 0 ? [] : [{ storeId: 1, channel: 'web', prices }],
  );
  await write(folder, 'disableds.json', disableds);
  await write(folder, 'coupons.json', coupons);
  await write(folder, 'offers.json', offers);
  await write(folder, 'banners.json', []);
}
