import { expect, test } from 'vitest';
import { countries, type CountryCode } from '../country/countries.ts';
import { checkPhone, fullPhone, localPhone } from './check-phone.ts';

test.each<[CountryCode, string, string]>([
  ['cl', '87654321', '87654321'],
  ['cl', '8765 4321', '87654321'],
  ['cl', '+56987654321', '87654321'],
  ['cl', '+56 9 8765 4321', '87654321'],
  ['cl', '56987654321', '87654321'],
  ['cl', '9 8765 4321', '87654321'],
  ['cl', '98765432', '98765432'],
  ['gt', '5512 3456', '55123456'],
  ['gt', '+502 5512 3456', '55123456'],
  ['mx', '55 1234 5678', '5512345678'],
  ['mx', '+52 55 1234 5678', '5512345678'],
  ['mx', '+52 1 55 1234 5678', '5512345678'],
  ['mx', '1 55 1234 5678', '5512345678'],
  ['mx', '52 1234 5678', '5212345678'],
])('in %s, %s reads %s', (code, typed, local) => {
  const country = countries[code];
  expect(localPhone(typed, country)).toBe(local);
  expect(checkPhone(typed, country)).toBeNull();
  expect(fullPhone(typed, country)).toBe(`${country.phonePrefix}${local}`);
  expect(fullPhone(fullPhone(typed, country), country)).toBe(fullPhone(typed, country));
});

test.each<[CountryCode, string, number]>([
  ['cl', '8765432', 8],
  ['cl', '187654321', 8],
  ['cl', '+56 2 2345 6700', 8],
  ['cl', '+502 5512 3456', 8],
  ['gt', '551234567', 8],
  ['mx', '551234567', 10],
  ['mx', '255 1234 5678', 10],
])('in %s, %s does not have its %d digits', (code, typed, length) => {
  expect(checkPhone(typed, countries[code])).toEqual({ key: 'exactLength', length });
});

test.each([
  '8765-4321',
  '(9) 87654321',
  '8765432a',
  '8765+4321',
  '８７６５４３２１',
  '87654321\n1',
])('%j has other characters than digits, spaces and a leading +', (typed) => {
  expect(checkPhone(typed, countries.cl)).toEqual({ key: 'digitsOnly' });
});

test('an empty phone is reported as missing', () => {
  expect(checkPhone('  ', countries.cl)).toEqual({ key: 'required' });
});
