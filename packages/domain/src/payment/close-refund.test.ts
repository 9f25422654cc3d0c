import { expect, test } from 'vitest';
import { makeAttempt, makeSeen } from '../testing/payment/make-attempt.ts';
import { attemptStates } from './attempt.ts';
import { closeRefund } from './close-refund.ts';
import { settle } from './settle.ts';

const order = { payable: false, paidBy: 'attempt' };

test('a refund that an operator closed is over: whatever is reported, nothing is asked, sent or alarmed', () => {
  const closed = closeRefund(makeAttempt({ state: 'reversing' }));
  if (!closed.ok) throw new Error(closed.error);
  expect(closed.value).toMatchObject({ state: 'reversed', isClosed: true, returned: 0 });
  for (const reported of ['captured', 'partlyReturned', 'declined', 'returned', 'unknown'] as const)
    for (const authority of ['query', 'reply', 'browser'] as const)
      expect(settle(closed.value, order, makeSeen({ reported, authority }), 3)).toEqual({ attempt: closed.value, effects: [] });
});

test.each(attemptStates.filter((state) => state !== 'reversing'))('an attempt that is %s owes no refund: it is not closed', (state) => {
  expect(closeRefund(makeAttempt({ state }))).toEqual({ ok: false, error: 'nothingOwed' });
});

test('a refund that is refused is tried again soon at first, then once a day, and each of those calls a person once', () => {
  const refused = makeSeen({ authority: 'reply', reported: 'unknown', isRefused: true });
  const after = (tries: number) => settle(makeAttempt({ state: 'reversing' }), order, refused, tries).effects;
  expect(after(1)).toEqual([{ do: 'query', inMs: 2_000 }]);
  const daily = [
    { do: 'query', inMs: 24 * 60 * 60_000 },
    { do: 'alert', why: 'refund refused' },
  ];
  for (const tries of [8, 9, 16, 99, 500]) expect(after(tries)).toEqual(daily);
  const asked = (tries: number) => settle(makeAttempt({ state: 'reversing' }), order, makeSeen({ reported: 'captured' }), tries).effects;
  expect(asked(9)).toEqual([{ do: 'giveBack', minor: 9_990 }]);
});
