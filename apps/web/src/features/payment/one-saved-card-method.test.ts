import { expect, test } from 'vitest';
import { oneSavedCardMethod } from './one-saved-card-method.ts';

const names = ['kushkiCard', 'kushkiCardSubscription', 'credomatic'] as const;

test('of two methods of saved cards the one is offered of which the user has a card', () => {
  expect(oneSavedCardMethod(names, [{ type: 'credomatic' }])).toEqual(['kushkiCard', 'credomatic']);
  expect(oneSavedCardMethod(names, [{ type: 'credomatic' }, { type: 'kushki' }])).toEqual([
    'kushkiCard',
    'kushkiCardSubscription',
  ]);
});

test('without known cards the first one is offered, and other methods stay', () => {
  expect(oneSavedCardMethod(names, null)).toEqual(['kushkiCard', 'kushkiCardSubscription']);
  expect(oneSavedCardMethod(['webpay', 'cash'], [])).toEqual(['webpay', 'cash']);
});
