import { expect, test } from 'vitest';
import { chooseStages } from './choose-stages.mjs';

const stages = ['types', 'unit', 'e2e', 'e2e-wide'].map((name) => ({
  name,
  isWide: name === 'e2e-wide',
}));
const chosen = (...words) => chooseStages(stages, words).map(({ name }) => name);

test('a wide stage runs with --all or by its name, and not with every change', () => {
  expect(chosen('--all')).toEqual(['types', 'unit', 'e2e', 'e2e-wide']);
  expect(chosen('--only', 'e2e-wide')).toEqual(['e2e-wide']);
  expect(chosen()).not.toContain('e2e-wide');
});

test('--from runs the stages from one on, --only runs one, and no option runs the usual ones', () => {
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
    ['--all', 'e2e'],
  ])
    expect(() => chosen(...words)).toThrow('The stages are types, unit, e2e, e2e-wide.');
});
