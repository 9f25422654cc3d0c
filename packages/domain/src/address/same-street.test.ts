import { expect, test } from 'vitest';
import { isSameNumber, isSameStreet } from './same-street.ts';

test.each([
  ['Irarrázaval 2500', 'Av. Irarrázaval 2500, Ñuñoa'],
  ['avenida italia 12', 'Av. Italia, Ñuñoa'],
  ['4a avenida 12-34', '4a. Avenida 12-34, Zona 10'],
  ['4ta av. 12-34', '4a. Avenida, Zona 10'],
  ['Los Guindos 455', 'Guindos 455, Ñuñoa'],
])('"%s" is in the street of "%s"', (one, other) => {
  expect(isSameStreet(one, other)).toBe(true);
  expect(isSameStreet(other, one)).toBe(true);
});

test.each([
  ['Los Guindos 455', 'Los Guindales 455, Ñuñoa'],
  ['4a. Calle 12-34', '4a. Avenida 12-34, Zona 10'],
  ['4a. Avenida 12-34', '5a. Avenida 12-34, Zona 10'],
  ['Calle 12', 'Ñuñoa'],
])('"%s" is not in the street of "%s"', (one, other) => {
  expect(isSameStreet(one, other)).toBe(false);
});

test('house numbers are equal in upper and lower case', () => {
  expect(isSameNumber('Camino Real s/n', 'Camino Real S/N, Centro')).toBe(true);
  expect(isSameNumber('Av. Italia 1500', 'Av. Italia 1502, Ñuñoa')).toBe(false);
  expect(isSameNumber('Av. Italia 1500', 'Av. Italia, Ñuñoa')).toBe(false);
});
