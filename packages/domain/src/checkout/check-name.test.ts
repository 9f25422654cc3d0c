import { expect, test } from 'vitest';
import { checkName, normalName } from './check-name.ts';

test.each([
  'Ana',
  'Álvaro Núñez',
  "Bernardo O'Higgins",
  'Bernardo O’Higgins',
  'María Pérez-Cotapos',
  'François Müller',
  'A\u0301lvaro Nu\u0301n\u0303ez',
  'Sofía  del Río',
  'G\u0303uarani',
  'Ita\u0303 G\u0303uarani',
  'a'.repeat(60),
  'n\u0303'.repeat(60),
])('%s is a name', (name) => {
  expect(checkName(name)).toBeNull();
});

test.each([
  ['', { key: 'required' }],
  ['   ', { key: 'required' }],
  [' Ana', { key: 'spacesAtEnds' }],
  ['Ana ', { key: 'spacesAtEnds' }],
  ['Al', { key: 'minLength', length: 3 }],
  ['a'.repeat(61), { key: 'maxLength', length: 60 }],
  ['Ana 2', { key: 'format' }],
  ['Ana_María', { key: 'format' }],
  ['<b>Ana</b>', { key: 'format' }],
  ["'Ana", { key: 'format' }],
  ['Ana-', { key: 'format' }],
  ["O''Higgins", { key: 'format' }],
  ['Ana - María', { key: 'format' }],
  ['Ana 🍔', { key: 'format' }],
  ['Ana\tMaría', { key: 'format' }],
  ['\u0301Ana', { key: 'format' }],
])('%j is refused', (name, problem) => {
  expect(checkName(name)).toEqual(problem);
});

test('a name is stored with composed accents', () => {
  expect(normalName('A\u0301lvaro')).toBe('Álvaro');
});

test('a long text that is not a name is refused quickly', () => {
  const began = performance.now();
  checkName(`${'a'.repeat(59)}!`);
  checkName(`${"a'".repeat(29)}!`);
  expect(performance.now() - began).toBeLessThan(500);
});
