import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { type BrandRow, brandsOfDatabases } from './brands-of-databases.ts';

const row = (
  id: string,
  moveState: BrandRow['moveState'] = 'served',
  hosts: readonly string[] = [`${id}.example`],
): BrandRow => ({
  ...{ id: id as TenantId, country: 'cl', version: 1, digest: '', moveState, hosts },
});

const placesOf = (...databases: BrandRow[][]) =>
  Object.fromEntries(brandsOfDatabases(databases).map(({ id, place }) => [id, place]));

test('each brand is found in the database that has its rows', () => {
  expect(placesOf([row('burger')], [row('sushi'), row('cocina')])).toEqual({
    burger: 0,
    cocina: 1,
    sushi: 1,
  });
});

test('of two databases that claim a brand, the one that it does not leave serves it', () => {
  expect(placesOf([row('burger', 'leaving')], [row('burger', 'arriving')])).toEqual({ burger: 0 });
  expect(placesOf([row('burger', 'leaving')], [row('burger')])).toEqual({ burger: 1 });
  expect(placesOf([row('burger', 'left')], [row('burger')])).toEqual({ burger: 1 });
  expect(placesOf([row('burger')], [row('burger')])).toEqual({ burger: 0 });
});

test('a brand that is only arriving or has left is served by nobody, unless both were read', () => {
  expect(placesOf([], [row('burger', 'arriving')])).toEqual({});
  expect(placesOf([row('burger', 'left')])).toEqual({});
  // The second was read just before the brand became its own.
  expect(placesOf([row('burger', 'left')], [row('burger', 'arriving')])).toEqual({ burger: 1 });
});

test('a host of two brands is that of the first database', () => {
  const brands = brandsOfDatabases([
    [row('sushi')],
    [row('burger', 'served', ['sushi.example', 'b'])],
  ]);
  expect(brands.map(({ id, hosts }) => [id, hosts])).toEqual([
    ['burger', ['b']],
    ['sushi', ['sushi.example']],
  ]);
});
