import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoadAreas } from './load-areas.ts';

const areas = createLoadAreas(join(import.meta.dirname, '../../../../tenants'));

test.each([
  ['cl', 'comuna', 'Ñuñoa'],
  ['gt', 'zona', 'Zona 10'],
  ['mx', 'colonia', 'Roma Norte'],
  ['pe', 'distrito', 'Miraflores'],
])('the areas of %s can be chosen without a geocoder', async (country, kind, name) => {
  expect(await areas(country)).toContainEqual(expect.objectContaining({ kind, name }));
});

test('a country without an area pack has no areas', async () => {
  expect(await areas('cr')).toEqual([]);
});
