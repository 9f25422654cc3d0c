import { expect, test } from 'vitest';
import { addressSchemaOf } from '../country/address-schema-of.ts';
import type { AddressId } from '../ids.ts';
import { noParts } from './address-parts.ts';
import {
  type AddressKind,
  checkAddress,
  sortAddresses,
  type SavedAddress,
} from './saved-address.ts';

const saved = (id: string, kind: AddressKind): SavedAddress => ({
  id: id as AddressId,
  kind,
  textAddress: 'Av. Italia 1500',
  description: null,
  apartmentDetails: '',
  dispatchNote: '',
  city: 'Ñuñoa',
  latitude: -33.45,
  longitude: -70.62,
  locationPrecision: 'exact',
  locationConfirmed: false,
  ...noParts,
  placeId: null,
});

test('home comes first, then work, couple and other, and the newest of one kind first', () => {
  const given = [
    saved('1', 'other'),
    saved('2', 'couple'),
    saved('3', 'other'),
    saved('4', 'home'),
    saved('5', 'work'),
    saved('6', 'other'),
  ];
  expect(sortAddresses(given).map(({ id }) => id)).toEqual(['4', '5', '2', '6', '3', '1']);
});

test('an address without a street number is refused with the reason of the field', () => {
  expect(
    checkAddress(addressSchemaOf('cl'), { ...noParts, textAddress: 'Av. Italia', city: 'Ñuñoa' }),
  ).toEqual({
    textAddress: { key: 'format' },
  });
  expect(
    checkAddress(addressSchemaOf('gt'), {
      ...noParts,
      textAddress: '4a. Avenida, Zona 10',
      city: 'Zona 10',
    }),
  ).toEqual({
    textAddress: { key: 'format' },
  });
  expect(
    checkAddress(addressSchemaOf('cl'), {
      ...noParts,
      textAddress: 'Av. Italia 1500',
      city: 'Ñuñoa',
    }),
  ).toEqual({});
});

test('text and commune are required', () => {
  expect(checkAddress(addressSchemaOf('cl'), { ...noParts, textAddress: '', city: '' })).toEqual({
    textAddress: { key: 'required' },
    city: { key: 'required' },
  });
});

test('an invalid postal code is refused, and a missing one is accepted', () => {
  const durango = { ...noParts, textAddress: 'Durango 220, Roma Norte', city: 'Roma Norte' };
  expect(checkAddress(addressSchemaOf('mx'), { ...durango, postalCode: '670' })).toEqual({
    postalCode: { key: 'format' },
  });
  expect(checkAddress(addressSchemaOf('mx'), durango)).toEqual({});
});
