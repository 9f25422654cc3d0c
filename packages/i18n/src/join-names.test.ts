import { expect, test } from 'vitest';
import { joinNames } from './join-names.ts';

test.each([
  [[], ''],
  [['papas'], 'papas'],
  [['papas', 'bebida'], 'papas y bebida'],
  [['papas', 'bebida', 'pan'], 'papas, bebida y pan'],
  [['pan', 'hinojo'], 'pan e hinojo'],
  [['Combo', 'Italiana'], 'Combo e Italiana'],
  [['pan', 'hielo'], 'pan y hielo'],
])('%j is shown as %s', (names, said) => {
  expect(joinNames(names)).toBe(said);
});
