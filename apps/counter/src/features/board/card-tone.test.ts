import { expect, test } from 'vitest';
import { cardTone } from './card-tone.ts';

const card = { ended: null, hasRiderProblem: false, column: 'onTheWay' } as const;

test('the head of a card has the colour of the worst that is true of its order', () => {
  expect(cardTone(card, 'onTime')).toBe('onTime');
  expect(cardTone({ ...card, column: 'new' }, 'onTime')).toBe('new');
  expect(cardTone({ ...card, column: 'new' }, 'late')).toBe('late');
  expect(cardTone({ ...card, hasRiderProblem: true }, 'onTime')).toBe('problem');
  expect(cardTone({ ...card, hasRiderProblem: true }, 'late')).toBe('problem');
  const ended = { at: '2026-11-21T15:30:00.000Z', by: 'operator' } as const;
  expect(cardTone({ ...card, hasRiderProblem: true, ended }, 'late')).toBe('ended');
});
