import { expect, test } from 'vitest';
import { shortStoreName } from './short-store-name.ts';

test.each([
  ['Local Ñuñoa', 'Ñuñoa'],
  ['Sucursal Roma', 'Roma'],
  ['Restaurante Zona 4', 'Zona 4'],
  ['Casa Matriz', 'Casa Matriz'],
  ['Local', 'Local'],
  ['Localidad Norte', 'Localidad Norte'],
])('the store %s is named %s in the head', (name, short) => {
  expect(shortStoreName(name)).toBe(short);
});
