import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../duration.ts';
import { minor } from '../money/money.ts';
import { makeAttempt } from '../testing/payment/make-attempt.ts';
import type { Attempt } from './attempt.ts';
import { type HeldMoneyFacts, heldMoneyOf, isHeldForLong } from './held-money.ts';

const deadline = 600_000;
const facts = (
  attempt: Partial<Attempt>,
  rest: Partial<Omit<HeldMoneyFacts, 'attempt'>> = {},
): HeldMoneyFacts => ({
  attempt: makeAttempt(attempt),
  refundDueSince: null,
  surplusSince: null,
  isRefundRefused: false,
  ...rest,
});
const kinds = (held: HeldMoneyFacts, now: number) =>
  heldMoneyOf(held, now).map(({ kind, amount, since }) => [kind, amount, since]);

test('a payment that the provider has not decided is listed after an hour, and needs a person after 30 days', () => {
  const failed = facts({ state: 'failed', problem: 'expired', undecidedSince: deadline });
  expect(kinds(failed, deadline + hourMs)).toEqual([]);
  expect(kinds(failed, deadline + hourMs + 1)).toEqual([['undecided', 9_990, deadline]]);
  expect(kinds(failed, deadline + 30 * dayMs - 1)).toEqual([['undecided', 9_990, deadline]]);
  expect(kinds(failed, deadline + 30 * dayMs)).toEqual([['undecidedForLong', 9_990, deadline]]);
  expect(heldMoneyOf(failed, deadline + dayMs)).toMatchObject([
    { polledUntil: deadline + 30 * dayMs },
  ]);
});

test('an open attempt without an answer is listed an hour after its deadline, a paid or a decided one never', () => {
  for (const state of ['created', 'pending'] as const) {
    expect(kinds(facts({ state }), deadline + hourMs)).toEqual([]);
    expect(kinds(facts({ state }), deadline + 2 * hourMs)).toEqual([
      ['undecided', 9_990, deadline],
    ]);
    expect(kinds(facts({ state }), deadline + 31 * dayMs)).toEqual([
      ['undecidedForLong', 9_990, deadline],
    ]);
  }
  for (const state of ['completed', 'failed', 'refunded'] as const)
    expect(kinds(facts({ state, captured: minor(9_990) }), deadline + 90 * dayMs)).toEqual([]);
  expect(heldMoneyOf(facts({}), deadline + dayMs)).toMatchObject([{ polledUntil: null }]);
  expect(kinds(facts({ state: 'authorised' }), deadline + 40 * dayMs)).toEqual([
    ['undecided', 9_990, deadline],
  ]);
});

test('a refund is listed with what is left of it after an hour, and a refused or an unanswered one at once', () => {
  const refunding = { state: 'refunding', captured: minor(9_990), refunded: minor(990) } as const;
  const due = { refundDueSince: 1_000_000 };
  expect(kinds(facts(refunding, due), 1_000_000 + hourMs)).toEqual([]);
  expect(kinds(facts(refunding, due), 1_000_001 + hourMs)).toEqual([
    ['refunding', 9_000, 1_000_000],
  ]);
  expect(kinds(facts(refunding, { ...due, isRefundRefused: true }), 1_000_000)).toEqual([
    ['refundRefused', 9_000, 1_000_000],
  ]);
  const sent = {
    ...{ key: 'k', minor: minor(9_000), total: minor(9_990), isRepeatable: false },
    ...{ sentAt: 1_000_000, acknowledgedAt: null, shownAt: null, presumedAt: null },
  };
  const unanswered = facts(
    { ...refunding, sentRefunds: [sent] },
    { ...due, isRefundRefused: true },
  );
  expect(kinds(unanswered, 1_000_000 + dayMs - 1)).toEqual([['refundRefused', 9_000, 1_000_000]]);
  expect(kinds(unanswered, 1_000_000 + dayMs)).toEqual([['refundUnanswered', 9_000, 1_000_000]]);
  const answered = facts(
    { ...refunding, sentRefunds: [{ ...sent, acknowledgedAt: 2_000_000 }] },
    due,
  );
  expect(kinds(answered, 1_000_000 + dayMs)).toEqual([['refunding', 9_000, 1_000_000]]);
  const byHand = facts({ ...refunding, refundedOutside: minor(1_000) }, due);
  expect(kinds(byHand, 1_000_000 + dayMs)).toEqual([['refunding', 8_000, 1_000_000]]);
  const part = { state: 'completed', refundGoal: minor(1_000), refunded: minor(400) } as const;
  expect(kinds(facts(part, due), 1_000_000 + dayMs)).toEqual([['refunding', 600, 1_000_000]]);
});

test('surplus payments are listed beside the attempt’s own refund, and money that shows up after its refund needs a person', () => {
  const surplus = [
    { paymentRef: 'a', minor: minor(9_990), isRefunded: false },
    { paymentRef: 'b', minor: minor(9_990), isRefunded: true },
  ];
  expect(
    kinds(facts({ state: 'completed', surplus }, { surplusSince: 5_000 }), 5_001 + hourMs),
  ).toEqual([['surplus', 9_990, 5_000]]);
  const both = facts(
    { state: 'refunding', captured: minor(9_990), surplus },
    { surplusSince: 5_000, refundDueSince: 5_000, isRefundRefused: true },
  );
  expect(kinds(both, 5_001 + hourMs)).toEqual([
    ['refundRefused', 9_990, 5_000],
    ['surplus', 9_990, 5_000],
  ]);
  const again = facts({ state: 'refunded', captured: minor(9_990), undecidedSince: 7_000 });
  expect(kinds(again, 7_000)).toEqual([['shownAfterRefund', 9_990, 7_000]]);
});

test('money counts as held for long after a day', () => {
  expect(isHeldForLong({ since: 0 }, dayMs)).toBe(false);
  expect(isHeldForLong({ since: 0 }, dayMs + 1)).toBe(true);
});
