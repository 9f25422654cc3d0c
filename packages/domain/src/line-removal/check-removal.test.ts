import { expect, test } from 'vitest';
import type { StaffId } from '../ids.ts';
import { minor, zero } from '../money/money.ts';
import { checkProposal, moneyOfRemoval, type RemovalFacts } from './check-removal.ts';
import { type LineRemoval, maxRemovalsPerOrder } from './line-removal.ts';
import { removedByLine, waivedAmount } from './removals-of-order.ts';

const units = (...amounts: number[]) => amounts.map((amount) => minor(amount));
const facts = (changes: Partial<RemovalFacts> = {}): RemovalFacts => ({
  status: 'preparing',
  removals: [],
  toCollect: minor(10_000),
  partWay: null,
  left: zero,
  units: [units(3_334, 3_333), units(2_000), units(0)],
  ...changes,
});
const removal = (changes: Partial<LineRemoval> = {}): LineRemoval => ({
  id: 'a',
  lines: [{ line: 0, quantity: 1 }],
  amount: minor(3_334),
  way: 'due',
  reason: 'soldOut',
  staffId: 'rosa' as StaffId,
  askedAt: '2026-11-21T15:00:00.000Z',
  answer: null,
  ...changes,
});
const answered = (outcome: 'accepted' | 'withdrawn') =>
  removal({ answer: { outcome, wish: null, at: '2026-11-21T15:01:00.000Z' } });
const ask = (amount: number, line = 0, quantity = 1) => ({
  lines: [{ line, quantity }],
  amount: minor(amount),
});

test('units are taken off at their shares, and only between acceptance and hand-over', () => {
  const due = { ok: true, value: { amount: 6_667, way: 'due', storeBears: 0 } };
  expect(checkProposal(facts(), ask(6_667, 0, 2))).toEqual(due);
  expect(checkProposal(facts({ status: 'ready' }), ask(6_667, 0, 2))).toEqual(due);
  const paid = { left: minor(10_000), toCollect: zero };
  for (const partWay of ['provider', 'hand'] as const)
    expect(checkProposal(facts({ ...paid, partWay }), ask(2_000, 1))).toEqual({
      ok: true,
      value: { amount: 2_000, way: partWay, storeBears: 0 },
    });
  expect(checkProposal(facts(), ask(0, 2))).toEqual({
    ok: true,
    value: { amount: 0, way: 'none', storeBears: 0 },
  });
  for (const status of ['created', 'inTransit', 'completed', 'cancelled'] as const)
    expect(checkProposal(facts({ status }), ask(2_000, 1))).toEqual({
      ok: false,
      error: 'tooLate',
    });
});

test('another dish never raises the price: a cheaper one gives the difference back, the store bears a dearer one', () => {
  const swap = (amount: number, total: number, line = 1) =>
    checkProposal(facts(), { ...ask(amount, line), substitute: { total: minor(total) } });
  expect(swap(500, 1_500)).toEqual({
    ok: true,
    value: { amount: 500, way: 'due', storeBears: 0 },
  });
  expect(swap(0, 2_000)).toMatchObject({ value: { amount: 0, way: 'none', storeBears: 0 } });
  expect(swap(0, 2_700)).toMatchObject({ value: { amount: 0, way: 'none', storeBears: 700 } });
  expect(swap(2_000, 1_500)).toEqual({ ok: false, error: 'changed' });
  const last = { units: [units(2_000)] };
  const substitute = { total: minor(2_000) };
  expect(checkProposal(facts(last), { ...ask(0, 0), substitute })).toMatchObject({ ok: true });
  expect(checkProposal(facts(last), ask(2_000, 0))).toEqual({ ok: false, error: 'isWhole' });
});

test('what cannot be taken off is refused with its reason', () => {
  const error = (changes: Partial<RemovalFacts>, asked = ask(2_000, 1)) => {
    const checked = checkProposal(facts(changes), asked);
    return checked.ok ? null : checked.error;
  };
  expect(error({}, ask(2_001, 1))).toBe('changed');
  expect(error({}, ask(2_000, 1, 2))).toBe('unknownUnits');
  expect(error({}, { lines: [], amount: zero })).toBe('unknownUnits');
  expect(error({ units: [[], units(2_000)] })).toBe('isWhole');
  expect(error({ toCollect: minor(2_000) })).toBe('isWhole');
  expect(error({ partWay: 'provider', left: minor(2_000) })).toBe('isWhole');
  expect(error({ toCollect: zero })).toBe('notPaid');
  expect(error({ removals: [removal()] })).toBe('isOpen');
  const many = Array.from({ length: maxRemovalsPerOrder }, () => answered('withdrawn'));
  expect(error({ removals: many })).toBe('tooMany');
  expect(moneyOfRemoval(facts({ removals: [removal()] }), ask(2_000, 1)).ok).toBe(true);
});

test('only units that the shopper agreed to are off and unpaid', () => {
  const removals = [removal(), answered('withdrawn'), answered('accepted')];
  expect(removedByLine(removals, 3)).toEqual([1, 0, 0]);
  expect(waivedAmount(removals)).toBe(3_334);
  expect(waivedAmount([{ ...answered('accepted'), way: 'provider' }])).toBe(0);
});
