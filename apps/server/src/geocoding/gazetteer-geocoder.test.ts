import { join } from 'node:path';
import { expect, test } from 'vitest';
import { geocodingRequester } from '../testing/geocoding-requester.ts';
import { readGazetteer } from './gazetteer-file.ts';
import { createGazetteerGeocoder } from './gazetteer-geocoder.ts';

const tenants = join(import.meta.dirname, '../../../../tenants');
const gazetteer = createGazetteerGeocoder(tenants);
const search = (text: string, city: string | null = null) =>
  gazetteer.search(geocodingRequester('cl'), { text, city });

test('street and number find the point of the house, between the ends of the street', async () => {
  const [low, high] = await Promise.all([
    search('Av. Italia 1420, Ñuñoa'),
    search('Av. Italia 2140, Ñuñoa'),
  ]);
  expect(low[0]).toMatchObject({
    textAddress: 'Av. Italia 1420, Ñuñoa',
    city: 'Ñuñoa',
    streetNumber: '1420',
    precision: 'address',
  });
  expect(low[0]?.latitude).toBeCloseTo(-33.4474, 3);
  expect(high[0]?.latitude).toBeCloseTo(-33.454, 3);
});

test.each([
  'avenida italia 1500 nunoa',
  'AV ITALIA 1500',
  'italia 1500',
  'Italia N° 1500',
  'Avda. Itália #1500, depto 402',
  'italia 1500 ñuñoa santiago'.replace(' santiago', ''),
])('"%s" finds the house despite its accents, signs and abbreviations', async (text) => {
  expect((await search(text))[0]).toMatchObject({
    textAddress: 'Av. Italia 1500, Ñuñoa',
    precision: 'address',
  });
});

test('a number that the street does not have finds the street only', async () => {
  expect((await search('Av. Italia 99999'))[0]).toMatchObject({
    streetNumber: null,
    precision: 'street',
  });
});

test('a number beyond an end of a street finds that end, with street precision', async () => {
  const [below, above] = await Promise.all([
    search('Av. Italia 12, Ñuñoa'),
    search('Av. Italia 9999, Ñuñoa'),
  ]);
  expect(below[0]).toMatchObject({
    textAddress: 'Av. Italia, Ñuñoa',
    streetNumber: null,
    precision: 'street',
    latitude: -33.4474,
  });
  expect(above[0]).toMatchObject({
    textAddress: 'Av. Italia, Ñuñoa',
    streetNumber: null,
    precision: 'street',
    latitude: -33.454,
  });
});

test('a number beyond all parts of a street finds the nearest end, once', async () => {
  const found = await search('Av. Irarrázaval 9000, Ñuñoa');
  expect(found[0]).toMatchObject({ precision: 'street', longitude: -70.5716 });
  expect(found.filter(({ textAddress }) => textAddress === 'Av. Irarrázaval, Ñuñoa')).toHaveLength(
    1,
  );
  expect(await gazetteer.place(geocodingRequester('cl'), found[0]?.placeId ?? '')).toEqual(
    found[0],
  );
});

test('a street without a number finds the street, and so does an unfinished word', async () => {
  expect((await search('ital'))[0]).toMatchObject({
    textAddress: 'Av. Italia, Ñuñoa',
    precision: 'street',
  });
});

test('a commune finds its area, and an unknown street in it finds the commune', async () => {
  expect((await search('Ñuñoa'))[0]).toMatchObject({ textAddress: 'Ñuñoa', precision: 'area' });
  expect(await search('Calle Inventada 12, Macul')).toMatchObject([
    { textAddress: 'Macul', precision: 'area' },
  ]);
});

test('a street name in two communes finds the street of the preferred commune first', async () => {
  const all = await search('Salvador 100', 'Providencia');
  expect(all[0]).toMatchObject({ city: 'Providencia', precision: 'address' });
});

test.each(['', '   ', '12345', '%%%', 'zzzz qqqq'])('"%s" finds nothing', async (text) => {
  expect(await search(text)).toEqual([]);
});

test('a country without a gazetteer finds nothing', async () => {
  expect(await gazetteer.search(geocodingRequester('cr'), { text: 'Escazú', city: null })).toEqual(
    [],
  );
});

const inGuatemala = (text: string) =>
  gazetteer.search(geocodingRequester('gt'), { text, city: null });

test.each(['4a. avenida 12-34, Zona 10', '4 avenida 12-34 zona 10', '4TA AV 12-34, zona 10'])(
  '"%s" finds the house between its two corners',
  async (text) => {
    expect((await inGuatemala(text))[0]).toMatchObject({
      textAddress: '4a. Avenida 12-34, Zona 10',
      city: 'Zona 10',
      streetNumber: '12-34',
      precision: 'address',
    });
  },
);

test('a street and an avenue with the same number are different places, and so are streets in two zones', async () => {
  const [street, centre] = await Promise.all([
    inGuatemala('4a. calle 6-20, Zona 10'),
    inGuatemala('6a. avenida 9-42, Zona 1'),
  ]);
  expect(street[0]).toMatchObject({ textAddress: '4a. Calle 6-20, Zona 10', precision: 'address' });
  expect(street.map(({ textAddress }) => textAddress).join()).not.toContain('Avenida');
  expect(centre.map(({ city }) => city)).not.toContain('Zona 10');
});

test('a house farther from the corner has a point farther along the street', async () => {
  const [near, far] = await Promise.all([
    inGuatemala('4a. avenida 12-05, Zona 10'),
    inGuatemala('4a. avenida 12-80, Zona 10'),
  ]);
  expect(near[0]?.latitude).toBeGreaterThan(far[0]?.latitude ?? 0);
});

test('the number of a zone finds the zone', async () => {
  expect(await inGuatemala('Zona 10')).toMatchObject([
    { textAddress: 'Zona 10', precision: 'area' },
  ]);
});

const streetsOf = async (
  country: string,
): Promise<readonly { name: string; area: string; numbers: readonly [number, number] }[]> =>
  (await readGazetteer(tenants, country)).streets;

test.each(['cl', 'gt', 'mx'])(
  'in %s the id of every search result finds the same place',
  async (country) => {
    for (const { name, area } of await streetsOf(country)) {
      const found = await gazetteer.search(geocodingRequester(country), {
        text: `${name} 3-20, ${area}`,
        city: area,
      });
      const again = await Promise.all(
        found.map(({ placeId }) => gazetteer.place(geocodingRequester(country), placeId)),
      );
      expect(again.map((place) => place?.textAddress)).toEqual(
        found.map(({ textAddress }) => textAddress),
      );
    }
  },
);

test.each([
  ['cl', 'Av. Italia 1500, Ñuñoa'],
  ['cl', 'Av. Irarrázaval 2014, Ñuñoa'],
  ['gt', '4a. Avenida 12-34, Zona 10'],
  ['mx', 'Colima 180, Roma Norte'],
])('in %s the point of %s finds the same place', async (country, text) => {
  const [place] = await gazetteer.search(geocodingRequester(country), { text, city: null });
  expect(place?.textAddress).toBe(text);
  const back = await gazetteer.reverse(
    geocodingRequester(country),
    place ?? { latitude: 0, longitude: 0 },
  );
  expect(back).toMatchObject({
    textAddress: text,
    streetNumber: place?.streetNumber,
    precision: 'address',
  });
});

test('a point beside a street is a house, a point away from streets is a commune, and a point at sea is nothing', async () => {
  const at = (latitude: number, longitude: number) =>
    gazetteer.reverse(geocodingRequester(), { latitude, longitude });
  expect(await at(-33.4505, -70.6262)).toMatchObject({ city: 'Ñuñoa', precision: 'address' });
  expect(await at(-33.49, -70.6)).toMatchObject({ precision: 'area', streetNumber: null });
  expect(await at(-33.0, -72.5)).toBeNull();
});

test.each([
  '',
  'cl',
  'cl:nunoa:avenida-italia',
  'cl:nunoa:avenida-italia:99999',
  'cl:nunoa:avenida-italia:near-1500',
  'cl:nunoa:avenida-italia:near-x',
  'gt:zona-10',
  'cl:nunoa:avenida-italia:1500:x',
  'ChIJ1234',
])('"%s" is not a place in Chile', async (id) => {
  expect(await gazetteer.place(geocodingRequester(), id)).toBeNull();
});
