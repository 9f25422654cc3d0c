import { expect, test } from 'vitest';
import { joinChoices, joinNames } from './join-names.ts';

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

test.each([
  [['papas', 'bebida'], 'papas o bebida'],
  [['papas', 'bebida', 'omelette'], 'papas, bebida u omelette'],
  [['pan', 'hojaldre'], 'pan u hojaldre'],
])('the choices %j are shown as %s', (names, said) => {
  expect(joinChoices(names)).toBe(said);
});
