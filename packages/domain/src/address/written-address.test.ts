import { expect, test } from 'vitest';
import { addressSchemaOf } from '../country/address-schema-of.ts';
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

const cl = addressSchemaOf('cl');
const gt = addressSchemaOf('gt');
const mx = addressSchemaOf('mx');
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

test('in Chile an address is street, number and comuna, without extra spaces', () => {
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

test('in Guatemala City the zona is required and ends the address; elsewhere it is optional', () => {
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

test('all missing fields are reported at once, and a country’s address has no parts of another country', () => {
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

test('an approximate address needs every part, an exact one may leave parts out, and no part may be misspelt', () => {
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

test('an address with only a city has the municipality of that city', () => {
  expect(partsOfCity(cl, 'Ñuñoa')).toEqual({ ...noParts, municipality: 'Ñuñoa' });
  expect(partsOfCity(mx, 'Roma Norte')).toEqual({ ...noParts, neighbourhood: 'Roma Norte' });
  expect(partsOfCity(gt, 'Zona 10')).toEqual({ ...noParts, zone: '10', municipality: 'Guatemala' });
  expect(partsOfCity(gt, 'Mixco')).toEqual({ ...noParts, municipality: 'Mixco' });
});

test('a new address starts in the city with zonas if the brand is in one', () => {
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
])('the text "%s" has the street "%s" and the number "%s"', (text, street, number) => {
  expect(splitStreet(text)).toEqual({ street, number });
});
