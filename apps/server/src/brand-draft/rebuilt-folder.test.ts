import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { lookSettings } from '@comanda/domain/draft/look-files.ts';
import { ruleSettings } from '@comanda/domain/draft/rule-files.ts';
import type { TenantId } from '@comanda/domain/ids.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { exportTenant } from '../tenant/export-tenant.ts';
import type { AnyJson } from '../testing/any-json.ts';
import {
  addStore,
  type BrandDraftShop,
  brandDraftShop,
  draftCalls,
  setCoupon,
  setRule,
  setStore,
  uploadDraftPicture,
} from '../testing/brand-draft-shop.ts';
import type { FolderDraft } from '../testing/tenant-folder.ts';

const demos = join(import.meta.dirname, '../../../../tenants');
const burger = 'burger' as TenantId;

/**
 * The files that the back office does not edit yet, with the reason. docs/rules/back-office.md
 * names the same list.
 */
const filesOfOthers: Readonly<Record<string, string>> = {
  'tenant.json': 'the host and the country of a brand are the installation’s',
  'prices.json': 'prices of one store are set at the counter',
  'disableds.json': 'what is switched off is set at the counter',
  'companies.json': 'companies have no section yet',
};
const settingsOfOthers: Readonly<Record<string, string>> = {
  fontFiles: 'a font file of the brand’s own comes with its folder; open fonts bring theirs',
  staticMenu: 'how the installation serves menus',
  emailSubscriptionDefault: 'a matter of consent, which the law of a country decides',
  survey: 'questions with answers have versions',
};

/** Reads a folder: JSON as values, all else as bytes. */
function readDemo(name: string): FolderDraft {
  const folder = join(demos, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('LICENSE'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    paths.map((path) => {
      const bytes = readFileSync(join(folder, path));
      return [path, path.endsWith('.json') ? JSON.parse(bytes.toString()) : bytes];
    }),
  );
}

const page = (slug: string) => ({ page: slug, title: 'Por escribir', file: `pages/${slug}.md` });
const required = ['terms-and-conditions', 'mercat-terms-and-conditions'];
const menusIn = (folder: FolderDraft): [string, AnyJson][] =>
  Object.entries(folder).filter(([path]) => path.startsWith('menus/'));

const isOfOthers = (key: string): boolean =>
  ![...lookSettings, ...ruleSettings].some((each) => each === key);

/**
 * The folder without menu, look, rules, coupons and all but one store: what a new brand begins
 * with.
 */
function emptied(demo: FolderDraft): FolderDraft {
  const settings = demo['settings.json'];
  const image = settings.icon;
  const base: FolderDraft = {
    ...demo,
    'tenant.json': { ...demo['tenant.json'], id: 'burger', hosts: ['burger.localhost'] },
    'settings.json': {
      ...Object.fromEntries(Object.entries(settings).filter(([key]) => isOfOthers(key))),
      ...{ maxDaysAvailableFutureOrder: 0, tipPresets: [0], serviceFee: 0, pointRate: 0 },
      ...{ loyaltyProgram: false, loyaltyProgramParams: null },
      ...{ templateId: 1, commerceName: 'Nueva', description: '', logo: image, icon: image },
      ...{ brandPrimary: '#333333', brandSecondary: '#555555', fonts: settings.fonts, hero: null },
      paper: Object.fromEntries(
        ['page', 'surface', 'sunk', 'header', 'ink'].map((key) => [
          key,
          key === 'ink' ? '#111111' : '#ffffff',
        ]),
      ),
      animationLoader: { image },
      analytics: { tagManagerId: null, analyticsIds: [], pixelId: null, chatWidgetId: null },
      contact: { email: null, phone: null, instagram: null },
    },
    ...Object.fromEntries(
      menusIn(demo).map(([path, menu]) => [path, { ...menu, categories: [], modifierGroups: [] }]),
    ),
    'stores.json': [bareStore(demo['stores.json'][0])],
    ...{ 'prices.json': [], 'disableds.json': [], 'coupons.json': [], 'banners.json': [] },
    'pages.json': required.map(page),
    ...Object.fromEntries(required.map((slug) => [`pages/${slug}.md`, Buffer.from('Nada.\n')])),
  };
  delete base['offers.json'];
  delete base['suggestions.json'];
  return base;
}

const edit = (file: string, list: string, id: number, change: object) => ({
  ...{ file, list, id, parent: null },
  ...change,
});
const add = (file: string, list: string, item: AnyJson, to: number | null, after: number | null) =>
  edit(file, list, item.id, { op: 'add', value: JSON.stringify(item), to, after });
const set = (list: string, field: string, value: unknown) =>
  edit(`${list}.json`, list, 1, { op: 'set', field, value: JSON.stringify(value) });
const chained = (
  items: readonly AnyJson[],
  make: (item: AnyJson, after: number | null) => object,
) => items.map((item, at) => make(item, items[at - 1]?.id ?? null));

/** The edits that make the menus, the combos and the suggestions of a folder. */
function menuEdits(demo: FolderDraft): object[] {
  const menus = menusIn(demo).flatMap(([path, { categories, modifierGroups }]) => [
    ...chained(modifierGroups, (group, after) => add(path, 'groups', group, null, after)),
    ...chained(categories, ({ products: _products, ...category }, after) =>
      add(path, 'categories', category, null, after),
    ),
    ...categories.flatMap(({ id, products }: AnyJson) =>
      chained(products, (dish, after) => add(path, 'products', dish, id, after)),
    ),
  ]);
  const { beforeCheckout, rules } = demo['suggestions.json'];
  return [
    ...menus,
    ...chained(demo['offers.json'], (combo, after) =>
      add('offers.json', 'offers', combo, null, after),
    ),
    set('suggestions', 'beforeCheckout', beforeCheckout),
    ...rules.map(({ forType, forId, productIds }: AnyJson) =>
      set('suggestions', `rules/${forType}-${forId}`, productIds),
    ),
  ];
}

/** The edits that make the look of a folder. */
function lookEdits(demo: FolderDraft): object[] {
  const settings = Object.entries(demo['settings.json']).filter(([key]) =>
    lookSettings.some((each) => each === key),
  );
  return [
    ...settings.map(([field, value]) => set('settings', field, value)),
    ...chained(demo['banners.json'], (banner, after) =>
      add('banners.json', 'banners', banner, null, after),
    ),
    ...demo['pages.json'].map(({ page: slug, title, file }: AnyJson) =>
      set('pages', slug, { title, text: demo[file].toString() }),
    ),
  ];
}

/** The edits that make the rules of a folder. */
const ruleEdits = (demo: FolderDraft): object[] =>
  Object.entries(demo['settings.json'])
    .filter(([key]) => ruleSettings.some((each) => each === key))
    .map(([field, value]) => setRule(field, value));

/** The edits that make the coupons of a folder. */
const couponEdits = (demo: FolderDraft): object[] =>
  demo['coupons.json'].map((coupon: AnyJson) => setCoupon(coupon.code, coupon));

/** The first store as a new brand begins with it: the facts that it must have. */
const bareStore = ({ id, menuId }: AnyJson): AnyJson => ({
  ...{ id, menuId, name: 'Nuevo', phone: '+56 2 2345 6700', timeZone: 'America/Lima' },
  ...{ textAddress: 'Por escribir', commune: 'Por escribir', latitude: -12, longitude: -77 },
  ...{ ordersGoTo: 'system', orderMethod: 'neither', subscription: 'active' },
  ...{ futureOrdersEnabled: false, pickUpOpen: false, deliveryOpen: false },
  ...{ deliveryWaitTime: 1, pickUpWaitTime: 1, deliveryType: 'own_delivery' },
  ...{ deliveryOptions: [], paymentMethods: ['cash'], pickUpMinimum: 1, pickUpMaximum: null },
  ...{ checkoutQuestions: [], businessHours: [], deliveryZones: [] },
});

/** The edits that make the stores of a folder: the first one by field, the others as new ones. */
function storeEdits(demo: FolderDraft): object[] {
  const [first, ...others]: AnyJson[] = demo['stores.json'];
  const of = (list: AnyJson[]) => ({
    deliveryZones: Object.fromEntries(list.map((zone) => [zone.id, zone])),
    zoneOrder: list.map(({ id }) => id),
  });
  const { id: _id, deliveryZones, ...fields } = first;
  return [
    ...Object.entries(fields).map(([field, value]) => setStore(first.id, field, value)),
    ...deliveryZones.map((zone: AnyJson) => setStore(first.id, `deliveryZones/${zone.id}`, zone)),
    setStore(first.id, 'zoneOrder', of(deliveryZones).zoneOrder),
    ...others.map((store, at) =>
      addStore(store.id, { ...store, ...of(store.deliveryZones) }, others[at - 1]?.id ?? first.id),
    ),
  ];
}

/** Replaces each picture of a value. */
const withPictures = (value: unknown, picture: (path: string) => string): AnyJson =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) =>
    typeof each === 'string' && each.startsWith('images/') ? picture(each) : each,
  );

async function upload(shop: BrandDraftShop, use: string): Promise<string> {
  const png = sharp({ create: { width: 320, height: 320, channels: 4, background: '#14532d' } });
  return (await uploadDraftPicture(shop, await png.png().toBuffer(), { use })).url;
}

describe.each(readdirSync(demos).filter((name) => name !== 'countries'))('%s', (name) => {
  const demo = readDemo(name);
  const shop = brandDraftShop((folder) => {
    for (const path of Object.keys(folder)) delete folder[path];
    Object.assign(folder, emptied(demo));
  });

  async function make(section: DraftSection, edits: readonly object[], use: string) {
    const { save, publish, read } = draftCalls(shop, section);
    const url = await upload(shop, use);
    const named = edits.map((each) => ({
      ...each,
      ...('value' in each && {
        value: String(each.value).replaceAll(/"images\/[^"]+"/g, `"${url}"`),
      }),
    }));
    for (let at = 0; at < named.length; at += 300)
      expect((await save(named.slice(at, at + 300))).status).toBe(200);
    const check = await read(`brand/${section}/check`);
    expect(check.body.problems).toEqual([]);
    expect((await publish()).status).toBe(200);
  }

  test('menu, look, rules, coupons and stores of a demo brand are rebuilt by the calls of the back office, key by key', async () => {
    await make('stores', storeEdits(demo), 'wide');
    await make('menu', menuEdits(demo), 'dish');
    await make('look', lookEdits(demo), 'wide');
    await make('rules', ruleEdits(demo), 'wide');
    await make('coupons', couponEdits(demo), 'wide');
    const folder = await mkdtemp(join(tmpdir(), 'comanda-rebuilt-'));
    await exportTenant(shop.operator, burger, folder);
    const rebuilt = async (path: string): Promise<AnyJson> => {
      const text = await readFile(join(folder, path), 'utf8');
      return path.endsWith('.json') ? JSON.parse(text) : text;
    };
    const asPicture = (value: unknown) => withPictures(value, () => 'images/a-picture');
    for (const [path, value] of Object.entries(demo)) {
      if (path in filesOfOthers || /^(images|fonts)\//.test(path)) continue;
      const expected = Buffer.isBuffer(value) ? value.toString() : asPicture(value);
      const found = await rebuilt(path);
      expect(Buffer.isBuffer(value) ? found : asPicture(found)).toEqual(expected);
    }
    await rm(folder, { recursive: true });
    const others = Object.keys(demo['settings.json']).filter(isOfOthers);
    expect(others.filter((key) => !(key in settingsOfOthers))).toEqual([]);
  });
});
