import { expect, test } from 'vitest';
import { addressLine, shortAddressLine } from './address-line.ts';

const durango = {
  textAddress: 'Durango 220, Roma Norte',
  apartmentDetails: 'int. 4',
  city: 'Roma Norte',
  neighbourhood: 'Roma Norte',
  postalCode: '06700',
  municipality: 'Cuauhtémoc',
  zone: '',
};

test('in Chile an address line has street, unit and comuna once each', () => {
  const italia = {
    textAddress: 'Av. Italia 1439, Ñuñoa',
    apartmentDetails: 'depto 502',
    city: 'Ñuñoa',
    municipality: 'Ñuñoa',
  };
  expect(addressLine(italia)).toBe('Av. Italia 1439, depto 502, Ñuñoa');
  expect(addressLine({ textAddress: 'Av. Italia 1439', city: 'Ñuñoa' })).toBe(
    'Av. Italia 1439, Ñuñoa',
  );
});

test('in Mexico an address line also has colonia, postal code and alcaldía', () => {
  expect(addressLine(durango)).toBe('Durango 220, int. 4, Roma Norte, C.P. 06700, Cuauhtémoc');
  expect(addressLine({ ...durango, postalCode: '', municipality: '' })).toBe(
    'Durango 220, int. 4, Roma Norte',
  );
});

test('in Guatemala an address line has zona and municipio', () => {
  const avenue = {
    textAddress: '4a. Avenida 12-34, Zona 10',
    city: 'Zona 10',
    zone: '10',
    municipality: 'Guatemala',
  };
  expect(addressLine(avenue)).toBe('4a. Avenida 12-34, Zona 10, Guatemala');
  expect(
    addressLine({
      textAddress: '1a. Calle 2-15, Mixco',
      city: 'Mixco',
      zone: '4',
      municipality: 'Mixco',
    }),
  ).toBe('1a. Calle 2-15, Zona 4, Mixco');
});

test('a short address line has street and city', () => {
  expect(shortAddressLine(durango)).toBe('Durango 220, Roma Norte');
});
