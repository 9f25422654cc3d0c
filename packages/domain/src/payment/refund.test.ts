import { expect, test } from 'vitest';
import { minor } from '../money/money.ts';
import { makeAttempt, makeSeen } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { owedNow } from './effects-of.ts';
import { refund } from './refund.ts';
import { settle } from './settle.ts';

const paid = { payable: false, paidBy: 'attempt' };

test('a paid order gets all its money back, and is unpaid once that is proven', () => {
  const { attempt, effects } = refund(makeAttempt({ state: 'completed' }));
  expect(effects).toEqual([{ do: 'giveBack', minor: 9_990 }]);
  const proven = settle(attempt, paid, makeSeen({ reported: 'returned' }), 0);
  expect(proven.attempt).toMatchObject({ state: 'reversed', returned: 9_990 });
  expect(proven.effects).toEqual([{ do: 'unpayOrder' }]);
});

test('of what somebody else gave back in part, the rest', () => {
  expect(refund(makeAttempt({ state: 'completed', returned: minor(990) })).effects).toEqual([{ do: 'giveBack', minor: 9_000 }]);
});

test.each(attemptStates.filter((state) => state !== 'completed'))('an attempt that is %s pays no order: nothing to refund', (state) => {
  const attempt = makeAttempt({ state });
  expect(refund(attempt)).toEqual({ attempt, effects: [] });
});

test('what is given back now is what is owed and still there', () => {
  const owed = makeAttempt({ state: 'reversing' });
  expect(owedNow(owed, makeSeen())).toBe(9_990);
  expect(owedNow(owed, makeSeen({ reported: 'partlyReturned', returned: minor(90) }))).toBe(9_900);
  expect(owedNow(owed, makeSeen({ reported: 'returned' }))).toBe(0);
  expect(owedNow(owed, makeSeen({ reported: 'unknown' }))).toBe(0);
  expect(owedNow(makeAttempt({ state: 'completed' }), makeSeen())).toBe(0);
});
