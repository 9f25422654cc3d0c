import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, sumOf, zero } from '../../money/money.ts';
import { checkRefund, type RefundFacts } from './check-refund.ts';
import { amountOfUnits, unitShares, unitsLeft } from './line-shares.ts';
import { lateRefundMs, refundStateOf } from './refund-state.ts';

const facts: RefundFacts = {
  way: 'provider',
  left: minor(6_000),
  partWay: 'provider',
  isFree: false,
  canEnd: true,
  units: [[minor(2_000), minor(1_999)], [minor(1_000)]],
};
const check = (request: object, changes: Partial<RefundFacts> = {}) =>
  checkRefund(
    { ...facts, ...changes },
    { part: 'amount', amount: minor(1_000), lines: [], ...request },
  );

test('a part leaves something of the payment, and the whole is exactly what is left', () => {
  expect(check({})).toEqual({ ok: true, value: 1_000 });
  expect(check({ amount: minor(5_999) })).toMatchObject({ ok: true });
  expect(check({ amount: minor(6_000) })).toEqual({ ok: false, error: 'isWhole' });
  expect(check({ amount: minor(6_001) })).toEqual({ ok: false, error: 'moreThanLeft' });
  expect(check({ amount: zero })).toEqual({ ok: false, error: 'noAmount' });
  expect(check({ part: 'whole', amount: minor(6_000) })).toEqual({ ok: true, value: 6_000 });
  expect(check({ part: 'whole', amount: minor(5_000) })).toEqual({ ok: false, error: 'changed' });
});

test('what cannot be given back is refused with its reason', () => {
  expect(check({}, { way: null, partWay: null })).toEqual({ ok: false, error: 'notPaid' });
  expect(check({}, { left: zero })).toEqual({ ok: false, error: 'notPaid' });
  expect(check({}, { partWay: 'hand' })).toEqual({ ok: false, error: 'wholeOnly' });
  const whole = { part: 'whole', amount: minor(6_000) };
  expect(check(whole, { partWay: 'hand' })).toMatchObject({ ok: true });
  expect(check(whole, { canEnd: false })).toEqual({ ok: false, error: 'cannotEnd' });
});

test('an order that cost nothing is ended by a whole refund of 0, and by nothing else', () => {
  const free = { isFree: true, way: null, left: zero };
  expect(check({ part: 'whole', amount: zero }, free)).toEqual({ ok: true, value: 0 });
  expect(check({ part: 'whole' }, free)).toEqual({ ok: false, error: 'changed' });
  expect(check({ amount: zero }, free)).toEqual({ ok: false, error: 'notPaid' });
  expect(check({ part: 'whole', amount: zero }, { ...free, canEnd: false })).toEqual({
    ok: false,
    error: 'cannotEnd',
  });
});

test('a part is given back by hand only if that was confirmed, and no money goes back in a way other than shown', () => {
  const byHand = { partWay: 'hand' } as const;
  expect(check({ way: 'hand' }, byHand)).toEqual({ ok: true, value: 1_000 });
  expect(check({ way: 'hand' })).toEqual({ ok: false, error: 'changed' });
  expect(check({ way: 'provider' }, byHand)).toEqual({ ok: false, error: 'changed' });
  const whole = { part: 'whole', amount: minor(6_000) };
  expect(check({ ...whole, way: 'provider' }, byHand)).toMatchObject({ ok: true });
  expect(check({ ...whole, way: 'hand' }, byHand)).toEqual({ ok: false, error: 'changed' });
});

test('chosen units are refunded at their shares, once, and only at the amount that was shown', () => {
  const lines = [{ line: 0, quantity: 1 }];
  expect(check({ part: 'lines', lines, amount: minor(2_000) })).toMatchObject({ ok: true });
  expect(check({ part: 'lines', lines })).toEqual({ ok: false, error: 'changed' });
  for (const unknown of [
    [{ line: 1, quantity: 2 }],
    [{ line: 2, quantity: 1 }],
    [...lines, ...lines],
  ])
    expect(check({ part: 'lines', lines: unknown })).toEqual({ ok: false, error: 'unknownUnits' });
});

const amounts = fc.integer({ min: 0, max: 900_000 }).map(minor);
const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 5 }),
    total: amounts,
    tenths: fc.integer({ min: 0, max: 10 }),
  }),
  { minLength: 1, maxLength: 4 },
);

test('the units of all lines sum to the food that was paid, whatever the discounts and points', () => {
  fc.assert(
    fc.property(anyLines, fc.integer({ min: 0, max: 10 }), (drawn, tenths) => {
      const lines = drawn.map(({ tenths: off, ...line }) => ({
        ...line,
        discount: minor(Math.floor((line.total * off) / 10)),
      }));
      const food = sumOf(lines, ({ total, discount }) => total - discount);
      const points = minor(Math.floor((food * tenths) / 10));
      const shares = unitShares(lines, points);
      expect(sumOf(shares.flat(), (unit) => unit)).toBe(food - points);
      expect(shares.flat().every((unit) => unit >= 0)).toBe(true);
      const chosen = lines.map(({ quantity }, line) => ({
        line,
        quantity: Math.ceil(quantity / 2),
      }));
      const rest = unitsLeft(shares, chosen);
      const all = rest.map((units, line) => ({ line, quantity: units.length }));
      const sum = (amountOfUnits(shares, chosen) ?? 0) + (amountOfUnits(rest, all) ?? 0);
      expect(sum).toBe(food - points);
    }),
  );
});

test('a refund is asked, then done; late after a day, and failed if the provider refuses', () => {
  const asked = { isOpen: true, isClosed: false, lastAt: 0 };
  expect(refundStateOf(asked, lateRefundMs - 1)).toBe('asked');
  expect(refundStateOf(asked, lateRefundMs)).toBe('late');
  expect(refundStateOf({ ...asked, isOpen: false }, 0)).toBe('done');
  expect(refundStateOf({ ...asked, isClosed: true }, 0)).toBe('failed');
  expect(refundStateOf({ isOpen: false, isClosed: false, lastAt: null }, 0)).toBe('none');
});
