import { expect, test } from 'vitest';
import { chooseStages } from './choose-stages.mjs';

const stages = ['types', 'unit', 'e2e'].map((name) => ({ name }));
const chosen = (...words) => chooseStages(stages, words).map(({ name }) => name);

test('--from runs the stages from one on, --only runs one, and no option runs all', () => {
  expect(chosen()).toEqual(['types', 'unit', 'e2e']);
  expect(chosen('--from', 'unit')).toEqual(['unit', 'e2e']);
  expect(chosen('--only', 'unit')).toEqual(['unit']);
});

test('an unknown stage or option is refused with the names of the stages', () => {
  for (const words of [
    ['--from', 'stories'],
    ['--from'],
    ['--form', 'e2e'],
    ['e2e'],
    ['--from', 'e2e', 'unit'],
  ])
    expect(() => chosen(...words)).toThrow('The stages are types, unit, e2e.');
});
