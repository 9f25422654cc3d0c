import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zoneAt } from '@comanda/domain/store/delivery-zone.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { expect, test } from 'vitest';
import { geocodingRequester } from '../testing/geocoding-requester.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';

const tenants = join(import.meta.dirname, '../../../../tenants');
const gazetteer = createGazetteerGeocoder(tenants);
const search = (text: string) => gazetteer.search(geocodingRequester('mx'), { text, city: null });
const stores: Store[] = JSON.parse(readFileSync(join(tenants, 'sushi/stores.json'), 'utf8'));

/**
 * Returns the name of the first zone, of any store, that covers the first place found for the text.
 */
const zoneOf = async (text: string): Promise<string | null> => {
  const [place] = await search(text);
  return stores.map((store) => place && zoneAt(store, place)).find((zone) => zone)?.name ?? null;
};

test.each([
  'Orizaba 87, Roma Norte',
  'orizaba 87 int. 4, Col. Roma Norte',
  'Calle Orizaba 87, roma norte, CP 06700, CDMX',
  'orizaba 87',
])('"%s" finds the house in the usual Mexican spelling', async (text) => {
  expect((await search(text))[0]).toMatchObject({
    textAddress: 'Orizaba 87, Roma Norte',
    city: 'Roma Norte',
    precision: 'address',
  });
});

test('a street that crosses two colonias is found in the colonia that the shopper typed', async () => {
  expect((await search('Campeche 150, Condesa'))[0]).toMatchObject({
    textAddress: 'Campeche 150, Condesa',
  });
  expect((await search('Campeche 150, Roma Sur'))[0]).toMatchObject({
    textAddress: 'Campeche 150, Roma Sur',
  });
});

test('the demo has addresses in each delivery zone and addresses outside all zones', async () => {
  const found = [
    'Colima 300',
    'Atlixco 100',
    'Londres 120',
    'Anaxágoras 700',
    'Amores 1200',
    'Masaryk 200',
    'Regina 30',
  ].map(zoneOf);
  expect(await Promise.all(found)).toEqual([
    'Roma',
    'Condesa',
    'Juárez',
    'Narvarte',
    'Del Valle',
    null,
    null,
  ]);
});

test('the address of each demo store is found at the store’s point', async () => {
  for (const store of stores) {
    const [place] = await search(store.textAddress);
    expect(place?.latitude).toBeCloseTo(store.latitude, 2);
    expect(place?.longitude).toBeCloseTo(store.longitude, 2);
  }
});
