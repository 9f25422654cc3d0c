import type { CardId, UserId } from '@comanda/domain/ids.ts';
import { afterEach, expect, test } from 'vitest';
import {
  cardChoice,
  chooseCard,
  chooseInstallments,
  chosenCardOf,
  clearCardChoice,
  installmentsOf,
} from './card-choice.ts';

const [ana, bea] = ['u-ana', 'u-bea'] as UserId[] as [UserId, UserId];
afterEach(clearCardChoice);

test('a card and a number of payments count for the user who chose them alone', () => {
  chooseCard(ana, 'c-1' as CardId);
  chooseInstallments(ana, 6);
  const choice = cardChoice.getState();
  expect([chosenCardOf(choice, ana), installmentsOf(choice, ana)]).toEqual(['c-1', 6]);
  for (const next of [bea, null])
    expect([chosenCardOf(choice, next), installmentsOf(choice, next)]).toEqual([null, 1]);
});

test('the number of payments that a guest chose is gone after a login', () => {
  chooseInstallments(null, 3);
  expect(installmentsOf(cardChoice.getState(), null)).toBe(3);
  expect(installmentsOf(cardChoice.getState(), ana)).toBe(1);
});
