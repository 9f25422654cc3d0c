import { expect, test } from 'vitest';
import { brandOfWebName, suggestedWebName, webNameProblem } from './web-name.ts';

test.each([
  ['La Ñusta & Co.', 'la-nusta-co'],
  ['  Pizzería 4 Estaciones ', 'pizzeria-4-estaciones'],
  ['1900 Café', 'cafe'],
  ['¡¡¡', ''],
])('the name %j suggests the web name %j', (name, suggested) => {
  expect(suggestedWebName(name)).toBe(suggested);
});

test.each([
  ['la-nusta', null],
  ['ab', 'form'],
  ['La-nusta', 'form'],
  ['la--nusta', 'form'],
  ['a'.repeat(31), 'form'],
  ['www', 'reserved'],
  ['sign-up', 'reserved'],
] as const)('the web name %j has the problem %j', (name, problem) => {
  expect(webNameProblem(name)).toBe(problem);
  expect(brandOfWebName(name)).toBe(problem === null ? name : null);
});
