import { expect, test } from 'vitest';
import {
  type CancelClaim,
  type CancelFacts,
  checkCancel,
  isFoodUncooked,
  noShowAt,
} from './cancel-order.ts';
import { cancelReasons } from './cancel-reasons.ts';

const minute = 60_000;
const noon = Date.UTC(2026, 10, 20, 15);
const cash = (facts: Partial<CancelFacts> = {}): CancelFacts => ({
  status: 'preparing',
  dispatchMethod: 'in_store',
  paymentStatus: 'created',
  total: 5_990,
  expectedAt: noon,
  since: noon,
  ...facts,
});
const paid = (facts: Partial<CancelFacts> = {}) => cash({ paymentStatus: 'completed', ...facts });
const claim = (facts: Partial<CancelClaim> = {}): CancelClaim => ({
  role: 'crew',
  reason: 'kitchenProblem',
  keepsMoney: false,
  ...facts,
});
const refusalOf = (facts: CancelFacts, by: CancelClaim, now = noon) => {
  const checked = checkCancel(facts, by, now);
  return checked.ok ? null : (checked.error.metadata['reason'] ?? checked.error.label);
};

test('crew cancels an accepted order for which no money came in, with every reason but a no-show', () => {
  for (const reason of cancelReasons.filter((each) => each !== 'noShow'))
    expect(refusalOf(cash(), claim({ reason })), reason).toBeNull();
});

test('an order whose money came in is cancelled by managers and owners', () => {
  expect(refusalOf(paid(), claim())).toBe('MANAGER_ONLY');
  expect(refusalOf(paid(), claim({ role: 'manager' }))).toBeNull();
  expect(refusalOf(paid(), claim({ role: 'owner' }))).toBeNull();
  expect(refusalOf(paid({ total: 0 }), claim())).toBeNull();
});

test('crew says that nobody came fifteen minutes after the order was expected, a manager at once', () => {
  const ready = cash({ status: 'ready' });
  const nobody = claim({ reason: 'noShow' });
  expect(refusalOf(ready, nobody, noon + 15 * minute - 1)).toBe('TOO_EARLY');
  expect(refusalOf(ready, nobody, noon + 15 * minute)).toBeNull();
  expect(refusalOf(ready, claim({ reason: 'noShow', role: 'manager' }))).toBeNull();
});

test('nobody can come for an order that is not ready, or for a delivery that has not left', () => {
  const nobody = claim({ reason: 'noShow', role: 'manager' });
  expect(refusalOf(cash(), nobody)).toBe('ORDER_NOT_REPROCESSABLE');
  const delivery = { dispatchMethod: 'store_delivery' } as const;
  expect(refusalOf(cash({ ...delivery, status: 'ready' }), nobody)).toBe('ORDER_NOT_REPROCESSABLE');
  expect(refusalOf(cash({ ...delivery, status: 'inTransit' }), nobody)).toBeNull();
});

test('the wait counts from the later of the expected time and the time of the status', () => {
  const ready = cash({ status: 'ready', expectedAt: noon + 20 * minute, since: noon });
  expect(noShowAt(ready)).toBe(noon + 35 * minute);
  expect(noShowAt({ ...ready, since: noon + 30 * minute })).toBe(noon + 45 * minute);
  expect(noShowAt(cash())).toBeNull();
});

test('money stays only after a no-show, and only if it came in', () => {
  const keeps = { role: 'manager', keepsMoney: true } as const;
  expect(refusalOf(paid({ status: 'ready' }), claim({ ...keeps, reason: 'noShow' }))).toBeNull();
  expect(refusalOf(paid({ status: 'ready' }), claim(keeps))).toBe('NO_MONEY');
  expect(refusalOf(cash({ status: 'ready' }), claim({ ...keeps, reason: 'noShow' }))).toBe(
    'NO_MONEY',
  );
});

test('food without a start mark can be sold again, unless its ingredients are gone', () => {
  expect(isFoodUncooked('preparing', null, 'shopperAsked')).toBe(true);
  expect(isFoodUncooked('preparing', null, 'noIngredients')).toBe(false);
  expect(isFoodUncooked('preparing', '2026-11-20T15:00:00Z', 'shopperAsked')).toBe(false);
  expect(isFoodUncooked('ready', null, 'shopperAsked')).toBe(false);
});
