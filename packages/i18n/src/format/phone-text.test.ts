import { expect, test } from 'vitest';
import { phonePrefix, phoneText } from './phone-text.ts';

test.each([
  ['+56987654321', 'cl', '+56 9 8765 4321'],
  ['+56 9 8765 4321', 'cl', '+56 9 8765 4321'],
  ['+50255554321', 'gt', '+502 5555 4321'],
  ['+525587654321', 'mx', '+52 55 8765 4321'],
  ['+522228765432', 'mx', '+52 222 876 5432'],
  ['+51987654321', 'pe', '+51 987 654 321'],
  ['+573001234567', 'co', '+57 300 123 4567'],
  ['+5491187654321', 'ar', '+54 9 11 8765 4321'],
  ['+50687654321', 'cr', '+506 8765 4321'],
] as const)('%s of %s reads %s', (full, country, shown) => {
  expect(phoneText(full, country)).toBe(shown);
});

test('a number of another country or length is shown unchanged', () => {
  expect(phoneText('+56223456700', 'cl')).toBe('+56223456700');
  expect(phoneText('+34600111222', 'gt')).toBe('+34600111222');
});

test('the prefix is shown before the field', () => {
  expect(phonePrefix('cl')).toBe('+56 9');
  expect(phonePrefix('mx')).toBe('+52');
});
