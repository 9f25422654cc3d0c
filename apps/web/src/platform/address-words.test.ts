import { expect, test } from 'vitest';
import { addressWords } from './address-words.ts';

test('an address names its street, its unit and its area once each', () => {
  expect(addressWords({ textAddress: 'Av. Italia 1439, Ñuñoa', apartmentDetails: 'depto 502', city: 'Ñuñoa' })).toBe(
    'Av. Italia 1439, depto 502, Ñuñoa',
  );
  expect(addressWords({ textAddress: 'Av. Italia 1439', city: 'Ñuñoa' })).toBe('Av. Italia 1439, Ñuñoa');
});
