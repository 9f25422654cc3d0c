import { expect, test } from 'vitest';
import { countNoun, plural } from './plural.ts';

test.each([
  [0, '0 opciones'],
  [1, '1 opción'],
  [2, '2 opciones'],
  [1_000_000, '1000000 opciones'],
])('%i reads %s', (count, said) => {
  expect(countNoun(count, 'opción', 'opciones')).toBe(said);
});

test('the verb agrees with the number', () => {
  expect([plural(1, 'Falta', 'Faltan'), plural(2, 'Falta', 'Faltan')]).toEqual(['Falta', 'Faltan']);
});
