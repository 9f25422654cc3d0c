import { minuteMs } from '../duration.ts';
import { type Refusal, refusalOf } from '../errors/catalogue.ts';
import type { OrderStatus } from '../order/order-status.ts';
import type { PaymentStatus } from '../payment/payment-status.ts';
import { accept, refuse, type Result } from '../result.ts';
import { type StaffRole, staffRoles } from '../session/role.ts';
import type { DispatchMethod } from '../store/store.ts';
import type { CancelReason } from './cancel-reasons.ts';

/** Statuses of an accepted order that staff may cancel; before them it is rejected. */
export const cancellableStatuses = [
  'preparing',
  'ready',
  'inTransit',
] as const satisfies readonly OrderStatus[];

/** Crew may say that nobody came this long after the order was expected; a manager at once. */
const noShowAfterMs = 15 * minuteMs;

/**
 * An order at its cancellation. `expectedAt`: when it was expected at the counter or the door,
 * `since`: when it got its status; milliseconds, null: unknown. `startedAt`: the start mark.
 */
export type CancelFacts = {
  status: OrderStatus;
  dispatchMethod: DispatchMethod;
  paymentStatus: PaymentStatus;
  total: number;
  expectedAt: number | null;
  since: number | null;
};

/** A cancellation by staff. `keepsMoney`: the money of an order that nobody fetched stays. */
export type CancelClaim = { role: StaffRole; reason: CancelReason; keepsMoney: boolean };

/** Returns whether money of the order came in, which only a manager may send back or keep. */
const hasMoneyIn = ({
  paymentStatus,
  total,
}: Pick<CancelFacts, 'paymentStatus' | 'total'>): boolean =>
  paymentStatus === 'completed' && total > 0;

/**
 * Returns the instant (milliseconds) from which crew may say that nobody came for a ready pickup or
 * received a delivery on its way; null for an order that waits for nobody.
 * docs/rules/counter-board.md#nobody-came.
 */
export function noShowAt({
  status,
  dispatchMethod,
  expectedAt,
  since,
}: Pick<CancelFacts, 'status' | 'dispatchMethod' | 'expectedAt' | 'since'>): number | null {
  const awaited = dispatchMethod === 'in_store' ? 'ready' : 'inTransit';
  if (status !== awaited || (since === null && expectedAt === null)) return null;
  return Math.max(since ?? 0, expectedAt ?? 0) + noShowAfterMs;
}

/**
 * Returns whether staff may cancel an accepted order at `now` (milliseconds). Refused:
 * NOT_AUTHORIZED for crew once money came in (MANAGER_ONLY) and before the time of a no-show
 * (TOO_EARLY); ORDER_NOT_REPROCESSABLE for a no-show of an order that waits for nobody;
 * INVALID_PARAMETER for money that is to stay without a no-show, or that never came in.
 * docs/rules/counter-board.md#who-cancels-an-accepted-order.
 */
export function checkCancel(
  facts: CancelFacts,
  { role, reason, keepsMoney }: CancelClaim,
  now: number,
): Result<null, Refusal> {
  const isCrew = role === staffRoles[0];
  if (keepsMoney && (reason !== 'noShow' || !hasMoneyIn(facts)))
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'keeps_money', reason: 'NO_MONEY' }));
  if (isCrew && hasMoneyIn(facts))
    return refuse(refusalOf('NOT_AUTHORIZED', { reason: 'MANAGER_ONLY' }));
  if (reason !== 'noShow') return accept(null);
  const at = noShowAt(facts);
  if (at === null)
    return refuse(
      refusalOf('ORDER_NOT_REPROCESSABLE', { status: facts.status, wanted: 'cancelled' }),
    );
  return isCrew && now < at
    ? refuse(refusalOf('NOT_AUTHORIZED', { reason: 'TOO_EARLY' }))
    : accept(null);
}

/**
 * Returns whether the food of an order that staff cancels can be sold again: nobody marked that it
 * is being cooked, and its ingredients are there.
 * docs/rules/orders.md#release-of-reservations.
 */
export const isFoodUncooked = (
  status: OrderStatus,
  startedAt: string | null,
  reason: CancelReason,
): boolean => status === 'preparing' && startedAt === null && reason !== 'noIngredients';
