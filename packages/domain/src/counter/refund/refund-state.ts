import { hourMs } from '../../duration.ts';

/**
 * State of the money that staff refunded of an order. `none`: nothing was. `asked`: the provider
 * was asked and has not confirmed all of it. `late`: it has not for a day. `failed`: the provider
 * refuses, so the store has to pay by other means. `done`: it went back.
 */
export const refundStates = ['none', 'asked', 'late', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** A provider that has not confirmed a refund after this time is late. */
export const lateRefundMs = 24 * hourMs;

/**
 * `isOpen`: the provider owes a part or the whole. `isClosed`: it refuses. `lastAt`: of the newest
 * refund, milliseconds; null: none.
 */
type RefundProgress = { isOpen: boolean; isClosed: boolean; lastAt: number | null };

/**
 * Returns the state of an order's refunds at `now` (milliseconds).
 * docs/rules/counter-money.md#state-of-a-refund.
 */
export function refundStateOf(
  { isOpen, isClosed, lastAt }: RefundProgress,
  now: number,
): RefundState {
  if (isClosed) return 'failed';
  if (isOpen) return lastAt !== null && now - lastAt >= lateRefundMs ? 'late' : 'asked';
  return lastAt === null ? 'none' : 'done';
}
