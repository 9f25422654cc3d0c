import { describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '../duration.ts';
import { minor } from '../money/money.ts';
import { makeAttempt, makePaymentReport, openOrder } from '../testing/payment/make-attempt.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import type { Attempt, SentRefund } from './attempt.ts';
import { nextRefund } from './next-refund.ts';
import type { PaymentReport } from './payment-report.ts';

/** A paid order of 9.990 pesos of which 1.000 are due. */
const withPart = (rest: Partial<Attempt> = {}): Attempt =>
  makeAttempt({ state: 'completed', refundGoal: minor(1_000), ...rest });
/** A part of 1.000 that was sent at instant 0. */
const sentPart = (rest: Partial<SentRefund> = {}): SentRefund => ({
  key: 'attempt:0-1000',
  minor: minor(1_000),
  total: minor(1_000),
  isRepeatable: false,
  sentAt: 0,
  acknowledgedAt: null,
  shownAt: null,
  presumedAt: null,
  ...rest,
});
const acknowledged = sentPart({ acknowledgedAt: 1_000 });
const poll = (at = 60_000, rest: Partial<PaymentReport> = {}) => makePaymentReport({ at, ...rest });
const whole = (sentRefunds: readonly SentRefund[]): Attempt =>
  makeAttempt({ state: 'refunding', sentRefunds });

test('a part is sent once, with a key that names the amounts before and after it', () => {
  expect(nextRefund(withPart(), poll())).toEqual({
    key: 'attempt:0-1000',
    minor: 1_000,
    total: 1_000,
    isRepetition: false,
  });
});

test('a part that the provider acknowledged is not sent again, however long polls lack it', () => {
  for (const at of [1_001, hourMs, dayMs, 30 * dayMs])
    expect(nextRefund(withPart({ sentRefunds: [acknowledged] }), poll(at))).toBeNull();
});

test('after a part that no poll has shown, the rest is sent under a key of its own', () => {
  const ended = whole([acknowledged]);
  expect(nextRefund(ended, poll())).toEqual({
    key: 'attempt:1000-9990',
    minor: 8_990,
    total: 9_990,
    isRepetition: false,
  });
});

describe('a part without a readable answer', () => {
  test('is not sent again where no key tells it from another part', () => {
    const waiting = withPart({ sentRefunds: [sentPart()] });
    for (const at of [1_000, hourMs, 2 * dayMs]) expect(nextRefund(waiting, poll(at))).toBeNull();
  });

  test('is repeated with its key where the provider knows keys, for a day', () => {
    const waiting = withPart({ sentRefunds: [sentPart({ isRepeatable: true })] });
    expect(nextRefund(waiting, poll(dayMs - 1))).toMatchObject({
      key: 'attempt:0-1000',
      minor: 1_000,
      isRepetition: true,
    });
    expect(nextRefund(waiting, poll(dayMs))).toBeNull();
  });

  test('holds back the next part until it is answered or shown', () => {
    const waiting = withPart({ refundGoal: minor(1_500), sentRefunds: [sentPart()] });
    expect(nextRefund(waiting, poll())).toBeNull();
    const shown = poll(60_000, { reported: 'partlyRefunded', refunded: minor(1_000) });
    expect(nextRefund(waiting, shown)).toMatchObject({ key: 'attempt:1000-1500', minor: 500 });
  });
});

test('a whole refund without an answer is repeated until it ends, because a provider gives back no more than it took', () => {
  const sent = sentPart({ key: 'attempt:0-9990', minor: minor(9_990), total: minor(9_990) });
  for (const at of [60_000, 8 * dayMs])
    expect(nextRefund(whole([sent]), poll(at))).toMatchObject({ minor: 9_990, isRepetition: true });
});

test('what was given back by other means is left out of a whole refund, which is then not repeated without a key', () => {
  const ended = makeAttempt({ state: 'refunding', refundedOutside: minor(1_000) });
  const rest = nextRefund(ended, poll());
  expect(rest).toMatchObject({ minor: 8_990, total: 8_990 });
  const sent = sentPart({ key: 'attempt:0-8990', minor: minor(8_990), total: minor(8_990) });
  expect(nextRefund({ ...ended, sentRefunds: [sent] }, poll())).toBeNull();
});

describe('reports about refunds that were sent', () => {
  const apply = (attempt: Attempt, report: PaymentReport) =>
    applyPaymentReport(attempt, { ...openOrder, paidBy: 'attempt' }, report, 3);
  const reply = (parts: Partial<PaymentReport>): PaymentReport => ({
    source: 'reply',
    reported: 'unknown',
    at: 2_000,
    refundKey: 'attempt:0-1000',
    ...parts,
  });
  const sent = withPart({ sentRefunds: [sentPart()] });

  test('a reply acknowledges the refund of its key, and its amounts prove nothing', () => {
    const stale = { reported: 'partlyRefunded', refunded: minor(400) } as const;
    const { attempt } = apply(sent, reply({ ...stale, isRefundAcknowledged: true }));
    expect(attempt.sentRefunds).toEqual([sentPart({ acknowledgedAt: 2_000 })]);
    expect(attempt.refunded).toBe(0);
  });

  test('a refund that was refused or never left is due again; after a repetition the first call may have arrived', () => {
    for (const why of [{ isRefundRefused: true }, { isRefundNotSent: true }] as const) {
      expect(apply(sent, reply(why)).attempt.sentRefunds).toEqual([]);
      const again = reply({ ...why, isRefundRepeated: true });
      expect(apply(sent, again).attempt.sentRefunds).toEqual([sentPart()]);
    }
  });

  test('a poll that shows the amount proves the refund', () => {
    const shown = poll(60_000, { reported: 'partlyRefunded', refunded: minor(1_000) });
    expect(apply(sent, shown).attempt).toMatchObject({
      refunded: 1_000,
      sentRefunds: [sentPart({ shownAt: 60_000 })],
    });
  });

  test('an acknowledged refund that no poll shows for a day counts, and the operator is alerted', () => {
    const waiting = withPart({ sentRefunds: [acknowledged] });
    expect(apply(waiting, poll(dayMs))).toMatchObject({ attempt: { refunded: 0 } });
    const late = apply(waiting, poll(dayMs + 1_000));
    expect(late.attempt.refunded).toBe(1_000);
    expect(late.effects).toContainEqual({ do: 'alert', why: 'refund not shown' });
    const again = apply(late.attempt, poll(dayMs + 2_000));
    expect(again.effects).not.toContainEqual({ do: 'alert', why: 'refund not shown' });
  });

  test('an unanswered part alerts the operator after a day and not before', () => {
    const alert = { do: 'alert', why: 'refund unanswered' };
    expect(apply(sent, poll(dayMs - 1)).effects).not.toContainEqual(alert);
    expect(apply(sent, poll(dayMs)).effects).toContainEqual(alert);
  });

  test('a provider that carried out only a part of the whole gives back the rest', () => {
    const ended = whole([
      sentPart({
        key: 'attempt:0-9990',
        minor: minor(9_990),
        total: minor(9_990),
        acknowledgedAt: 1_000,
      }),
    ]);
    const shown = poll(60_000, { reported: 'partlyRefunded', refunded: minor(4_000) });
    const { attempt, effects } = apply(ended, shown);
    expect(effects).toContainEqual({ do: 'refund', minor: 5_990 });
    expect(nextRefund(attempt, shown)).toMatchObject({ key: 'attempt:4000-9990', minor: 5_990 });
  });

  test('a total that one of two refunds explains does not tell which, while one has no answer', () => {
    const rest = sentPart({
      key: 'attempt:1000-9990',
      minor: minor(8_990),
      total: minor(9_990),
      acknowledgedAt: 1_000,
    });
    const shown = poll(60_000, { reported: 'partlyRefunded', refunded: minor(8_990) });
    const { attempt } = apply(whole([sentPart(), rest]), shown);
    expect(attempt.sentRefunds).toEqual([sentPart(), rest]);
    expect(nextRefund(attempt, shown)).toMatchObject({ minor: 1_000, isRepetition: true });
  });

  test('the answer to one of two refunds counts neither, while the other has no answer', () => {
    const rest = sentPart({
      key: 'attempt:1000-9990',
      minor: minor(8_990),
      total: minor(9_990),
    });
    const reply = makePaymentReport({
      ...{ source: 'reply', at: 1_000, reported: 'partlyRefunded', refunded: minor(9_990) },
      ...{ refundKey: rest.key, isRefundAcknowledged: true },
    });
    const { attempt } = apply(whole([sentPart(), rest]), reply);
    expect(attempt).toMatchObject({ refunded: 0, captured: 9_990 });
    expect(attempt.sentRefunds).toEqual([sentPart(), { ...rest, acknowledgedAt: 1_000 }]);
    const shown = poll(60_000, { reported: 'partlyRefunded', refunded: minor(8_990) });
    expect(nextRefund(apply(attempt, shown).attempt, shown)).toMatchObject({ minor: 1_000 });
  });
});
