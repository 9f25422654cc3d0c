import { expect, test } from 'vitest';
import { addToAddressHistory } from './address-history.ts';
import { hasStreetNumber } from './street-number.ts';

const texts = (history: readonly { textAddress: string }[]): readonly string[] =>
  history.map(({ textAddress }) => textAddress);
const remember = (...given: readonly string[]) =>
  given.reduce<readonly { textAddress: string }[]>(
    (history, textAddress) => addToAddressHistory(history, { textAddress }),
    [],
  );

test('the address history has the last four addresses, newest first', () => {
  expect(texts(remember('a', 'b', 'c', 'd'))).toEqual(['d', 'c', 'b', 'a']);
  expect(texts(remember('a', 'b', 'c', 'd', 'e'))).toEqual(['e', 'd', 'c', 'b']);
});

test('a reused address moves to the front and is listed once', () => {
  expect(texts(remember('a', 'b', 'c', 'a'))).toEqual(['a', 'c', 'b']);
});

test('the newest details of an address win', () => {
  expect(
    addToAddressHistory([{ textAddress: 'a', unit: '1' }], { textAddress: 'a', unit: '2' }),
  ).toEqual([{ textAddress: 'a', unit: '2' }]);
});

test.each([
  'Av. Irarrázaval 2014, Ñuñoa',
  'Irarrázaval 2014-A',
  'Los Alerces 12 A',
  'Av. 11 de Septiembre 2155',
  '5a Avenida 12-34, Zona 10',
  '12 calle 3-45 zona 1',
  'Calle Larga s/n',
  'Camino Real S/N, Colonia Centro',
  'Durango 180, Roma Norte, C.P. 06700',
  'Av. Italia 1500 depto 402',
  '3ra. avenida 12-34, Zona 10',
  'Calle 13, Colonia Centro',
])('%s has a street number', (text) => {
  expect(hasStreetNumber(text)).toBe(true);
});

test.each([
  'Av. Irarrázaval, Ñuñoa',
  'Av. 11 de Septiembre',
  '5a Avenida, Zona 10',
  '12 calle, zona 1',
  'Durango, Roma Norte, C.P. 06700',
  'Durango, CP 06700',
  '2da. calle, zona 3',
  '3ra avenida, Zona 10',
  '4ta Ave., Zona 10',
  'Av. Italia, depto 402, Ñuñoa',
  'Av. Italia piso 3',
  '',
])('%s has no street number', (text) => {
  expect(hasStreetNumber(text)).toBe(false);
});
