import { rm } from 'node:fs/promises';
import { isPaidOnline } from '@comanda/domain/payment/paid-online.ts';
import { expect, test } from 'vitest';
import { hasProvider } from '../../payments/all-providers.ts';
import { type BreakFolder, menuOf, productOf, storeOf } from '../../testing/folder-refusals.ts';
import { folderProduct } from '../../testing/folder-product.ts';
import { type FolderDraft, tenantFolder, writeFolder } from '../../testing/tenant-folder.ts';
import { withoutWarnings } from '../../testing/tenant-commands.ts';
import { folderWarnings } from './folder-warnings.ts';
import { validateFolder } from './import-tenant.ts';
import { zoneNotes } from './zone-notes.ts';

const now = Date.parse('2026-11-28T12:00:00Z');

/** Publishes nothing: returns the warnings and the notes about a changed folder. */
async function read(change: BreakFolder) {
  const draft = withoutWarnings(await tenantFolder());
  await change(draft);
  const folder = await writeFolder(draft);
  const outcome = await validateFolder(folder);
  await rm(folder, { recursive: true });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  const { built } = outcome.value;
  const { currency } = built.settings.country;
  const warnings = folderWarnings(built, {
    canTake: (method) => !isPaidOnline(method) || hasProvider(method, currency),
    demo: false,
    now,
  });
  return { warnings, notes: zoneNotes(built.stores) };
}

test('an ordinary folder has neither warnings nor notes', async () => {
  expect(await read(() => undefined)).toEqual({ warnings: [], notes: [] });
});

const dishes = (...prices: number[]) =>
  prices.map((price, at) => folderProduct(50 + at, { name: `Plato ${at}`, slug: `p${at}`, price }));
const moveTo = (d: FolderDraft, at: number, latitude: number, longitude: number) =>
  Object.assign(d['stores.json'][at], { latitude, longitude });

test.each<[string, BreakFolder, string]>([
  [
    'a store in another country',
    (d) => (d['tenant.json'].country = 'mx'),
    'store 1 "Local 1" lies in another country than "mx", the brand\'s',
  ],
  [
    'a store far from all others',
    (d) => moveTo(d, 1, -36.82, -73.05),
    'store 2 "Local 2" lies 435 km from the nearest other store',
  ],
  [
    'a zone that begins far from its store',
    (d) => {
      for (const point of storeOf(d).deliveryZones[0].polygon) point.latitude += 0.5;
    },
    'zone "Cerca" of store 1 "Local 1" begins 51 km from the store',
  ],
  [
    'a letter that a font lacks',
    (d) => (menuOf(d).categories[1].name = 'Arigatō'),
    "fonts/prueba.woff2 lacks the letters ō of the folder's texts: devices draw them in another font",
  ],
  [
    'a category without a product',
    (d) => {
      menuOf(d).categories[1].products = [];
      Object.assign(d, { 'prices.json': [], 'disableds.json': [] });
    },
    'menus/1.json: category "Papas" has no product',
  ],
  [
    'a dish that costs nothing',
    (d) => (menuOf(d).categories[1].products[0].price = 0),
    'menus/1.json: product 3 "papas" costs nothing',
  ],
  [
    'an offer that costs nothing',
    (d) => (productOf(d).discountPrice = 0),
    'menus/1.json: product 1 "clasica" costs nothing by its discountPrice',
  ],
  [
    'a dish a hundred times as dear as those beside it',
    (d) => menuOf(d).categories[0].products.push(...dishes(599_000, 5_490, 6_990)),
    'menus/1.json: product 50 "Plato 0" costs $599.000, and the others of its category about $6.990',
  ],
  [
    'a dish at a hundredth of those beside it',
    (d) => menuOf(d).categories[0].products.push(...dishes(59, 5_490, 6_990)),
    'menus/1.json: product 50 "Plato 0" costs $59, and the others of its category about $6.990',
  ],
  [
    'a price of a store a hundred times that of the menu',
    (d) => (d['prices.json'][0].prices[0].price = 1_299_000),
    'prices.json: product 4 "cordero" at store 1 costs $1.299.000, and $12.990 in the menu',
  ],
  [
    'a season that is over',
    (d) => (productOf(d).endDatetime = '2026-09-30T23:59:00-03:00'),
    'menus/1.json: product 1 "clasica" is never sold again: its season ended on 2026-10-01',
  ],
  [
    'a method whose provider does not take the currency',
    (d) => storeOf(d).paymentMethods.push('credomatic'),
    'nobody can pay by credomatic at store 1 "Local 1": no provider takes it in CLP',
  ],
  [
    'orders for later without a method that is paid online',
    (d) => (storeOf(d).futureOrdersEnabled = true),
    'nobody can order for later from store 1 "Local 1": a future order is paid online, and it has no such method (futureOrdersEnabled)',
  ],
])('%s is a warning', async (_what, change, expected) => {
  expect((await read(change)).warnings).toContain(expected);
});

test('a dish of price 0 that is put together of priced options is no mistake', async () => {
  expect((await read((d) => (productOf(d).price = 0))).warnings).toEqual([]);
});

test('zones that overlap are listed with the store that serves first, and are no warning', async () => {
  const second = (d: FolderDraft, name: string) => ({
    ...structuredClone(storeOf(d).deliveryZones[0]),
    ...{ id: 12, name },
  });
  const ofOneStore = await read((d) => storeOf(d).deliveryZones.push(second(d, 'Lejos')));
  expect(ofOneStore).toEqual({
    warnings: [],
    notes: [
      'zones "Cerca" and "Lejos" of store 1 "Local 1" overlap: "Cerca" applies, it stands first',
    ],
  });
  const { warnings, notes } = await read((d) => {
    Object.assign(d['stores.json'][1], {
      orderMethod: 'both',
      deliveryZones: [second(d, 'Centro')],
    });
  });
  expect(warnings).toEqual([]);
  expect(notes).toEqual([
    expect.stringMatching(
      /^zone "Cerca" of store 1 "Local 1" and zone "Centro" of store 2 "Local 2" overlap: the nearer one serves first while both are open, store 1 in \d+ % of the shared part$/u,
    ),
  ]);
});
