import { expect, test } from 'vitest';
import { splitStreet, writtenText } from './written-address.ts';

test('street, number and area make an address, without stray spaces', () => {
  expect(writtenText({ street: '  Av.  Italia ', number: ' 1439 ', area: 'Ñuñoa' })).toEqual({ ok: true, value: 'Av. Italia 1439, Ñuñoa' });
  expect(writtenText({ street: '4a. Avenida', number: '12-34', area: 'Zona 10' })).toMatchObject({ value: '4a. Avenida 12-34, Zona 10' });
  expect(writtenText({ street: 'Camino Real', number: 's/n', area: 'Centro' })).toMatchObject({ ok: true });
});

test('every field that is missing is named at once', () => {
  expect(writtenText({ street: ' ', number: '', area: '' })).toEqual({ ok: false, error: ['street', 'number', 'area'] });
  expect(writtenText({ street: 'Av. Italia', number: 'casa', area: 'Ñuñoa' })).toEqual({ ok: false, error: ['number'] });
});

test.each([
  ['Av. Italia 1439, Ñuñoa', 'Av. Italia', '1439'],
  ['Irarrázaval 2014-A', 'Irarrázaval', '2014-A'],
  ['Av. Italia N° 1439', 'Av. Italia', '1439'],
  ['Los Alerces 12b', 'Los Alerces', '12b'],
  ['4a. Avenida 12-34, Zona 10', '4a. Avenida', '12-34'],
  ['Calle Larga s/n', 'Calle Larga', 's/n'],
  ['Av. 11 de Septiembre 2155', 'Av. 11 de Septiembre', '2155'],
  ['Av. 11 de Septiembre', 'Av. 11 de Septiembre', ''],
  ['Ñuñoa', 'Ñuñoa', ''],
  ['', '', ''],
])('of "%s" the street is "%s" and the number "%s"', (text, street, number) => {
  expect(splitStreet(text)).toEqual({ street, number });
});
