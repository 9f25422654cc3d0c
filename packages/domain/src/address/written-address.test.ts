import { expect, test } from 'vitest';
import { addressSchemas } from '../country/address-schemas.ts';
import { noParts } from './address-parts.ts';
import {
  checkParts,
  emptyWrittenAddress,
  partsOfCity,
  splitStreet,
  defaultMunicipality,
  type WrittenAddress,
  writtenAddress,
} from './written-address.ts';

const { cl, gt, mx } = addressSchemas;
const italia: WrittenAddress = {
  ...emptyWrittenAddress,
  street: '  Av.  Italia ',
  number: ' 1439 ',
  municipality: 'Ñuñoa',
};
const durango: WrittenAddress = {
  ...emptyWrittenAddress,
  street: 'Durango',
  number: '220',
  postalCode: '06700',
  neighbourhood: 'Roma Norte',
  municipality: 'Cuauhtémoc',
};
const avenue: WrittenAddress = {
  ...emptyWrittenAddress,
  street: '4a. Avenida',
  number: '12-34',
  zone: '10',
  municipality: 'Guatemala',
};

test('in Chile street, number and comuna make an address, without stray spaces', () => {
  expect(writtenAddress(cl, italia)).toEqual({
    ok: true,
    value: {
      ...noParts,
      textAddress: 'Av. Italia 1439, Ñuñoa',
      city: 'Ñuñoa',
      municipality: 'Ñuñoa',
    },
  });
  expect(writtenAddress(cl, { ...italia, street: 'Camino Real', number: 's/n' })).toMatchObject({
    ok: true,
  });
});

test('in Mexico an address has its postal code, colonia and alcaldía, and ends with the colonia', () => {
  expect(writtenAddress(mx, durango)).toMatchObject({
    value: {
      textAddress: 'Durango 220, Roma Norte',
      city: 'Roma Norte',
      postalCode: '06700',
      municipality: 'Cuauhtémoc',
      zone: '',
    },
  });
  expect(writtenAddress(mx, { ...emptyWrittenAddress, street: 'Durango', number: '220' })).toEqual({
    ok: false,
    error: {
      postalCode: { key: 'required' },
      neighbourhood: { key: 'required' },
      municipality: { key: 'required' },
    },
  });
  expect(writtenAddress(mx, { ...durango, postalCode: '0670' })).toEqual({
    ok: false,
    error: { postalCode: { key: 'format' } },
  });
});

test('in Guatemala City the zona is asked for and ends the address; elsewhere it may be left out', () => {
  expect(writtenAddress(gt, avenue)).toMatchObject({
    value: {
      textAddress: '4a. Avenida 12-34, Zona 10',
      city: 'Zona 10',
      zone: '10',
      municipality: 'Guatemala',
    },
  });
  expect(writtenAddress(gt, { ...avenue, zone: '' })).toEqual({
    ok: false,
    error: { zone: { key: 'required' } },
  });
  expect(writtenAddress(gt, { ...avenue, zone: '26' })).toEqual({
    ok: false,
    error: { zone: { key: 'format' } },
  });
  expect(writtenAddress(gt, { ...avenue, zone: '', municipality: 'Mixco' })).toMatchObject({
    value: { city: 'Mixco' },
  });
  expect(writtenAddress(gt, { ...avenue, zone: '4', municipality: 'Mixco' })).toMatchObject({
    value: { city: 'Mixco', zone: '4' },
  });
});

test('every field that is missing is named at once, and a country’s address keeps no part of another’s', () => {
  expect(writtenAddress(cl, { ...emptyWrittenAddress, street: ' ' })).toEqual({
    ok: false,
    error: {
      street: { key: 'required' },
      number: { key: 'required' },
      municipality: { key: 'required' },
    },
  });
  expect(writtenAddress(cl, { ...italia, number: 'casa' })).toEqual({
    ok: false,
    error: { number: { key: 'format' } },
  });
  expect(writtenAddress(cl, { ...italia, postalCode: '7750000', zone: '3' })).toMatchObject({
    value: { postalCode: '', zone: '' },
  });
});

test('an approximate address says every required part, an exact one may leave it out, and none is misspelt', () => {
  expect(checkParts(mx, { ...noParts, municipality: 'Cuauhtémoc' }, true)).toEqual({
    postalCode: { key: 'required' },
    neighbourhood: { key: 'required' },
  });
  expect(checkParts(mx, noParts, false)).toEqual({});
  expect(checkParts(mx, { ...noParts, postalCode: 'abc' }, false)).toEqual({
    postalCode: { key: 'format' },
  });
  expect(checkParts(gt, { ...noParts, municipality: 'Guatemala' }, true)).toEqual({
    zone: { key: 'required' },
  });
  expect(checkParts(gt, { ...noParts, municipality: 'Mixco' }, true)).toEqual({});
});

test('a city alone says the part that it is', () => {
  expect(partsOfCity(cl, 'Ñuñoa')).toEqual({ ...noParts, municipality: 'Ñuñoa' });
  expect(partsOfCity(mx, 'Roma Norte')).toEqual({ ...noParts, neighbourhood: 'Roma Norte' });
  expect(partsOfCity(gt, 'Zona 10')).toEqual({ ...noParts, zone: '10', municipality: 'Guatemala' });
  expect(partsOfCity(gt, 'Mixco')).toEqual({ ...noParts, municipality: 'Mixco' });
});

test('an address is begun in the city of zonas where the brand stands in one', () => {
  expect(defaultMunicipality(gt, ['Zona 10', 'Zona 1'])).toBe('Guatemala');
  expect(defaultMunicipality(gt, ['Mixco'])).toBe('');
  expect(defaultMunicipality(cl, ['Ñuñoa'])).toBe('');
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
