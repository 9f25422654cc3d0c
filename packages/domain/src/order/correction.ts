import { minuteMs } from '../duration.ts';
import type { OrderStatus } from './order-status.ts';

/** A move may be taken back within this time. */
const correctionMs = 10 * minuteMs;

/** Moves that staff may take back: the status that they led to, and the one before. */
const corrections = { ready: 'preparing', inTransit: 'ready' } as const;
export type CorrectedStatus = keyof typeof corrections;

/** Why staff takes a move back. docs/rules/counter-board.md#taking-a-move-back. */
export const correctionReasons = ['mistake', 'notReady', 'cameBack'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/**
 * An order whose last move may be taken back. `movedAt`: the instant of the move, milliseconds;
 * null: unknown. `isCodeUsed`: a code of the order was typed, right or wrong, since. `isWithRider`:
 * a courier's or an own rider's delivery has it, or the move was theirs.
 */
export type CorrectionFacts = {
  status: OrderStatus;
  movedAt: number | null;
  isCodeUsed: boolean;
  isWithRider: boolean;
};

export const isCorrected = (status: OrderStatus): status is CorrectedStatus =>
  status === 'ready' || status === 'inTransit';

/**
 * Returns the status to which staff may take an order back at `now` (milliseconds), or null: the
 * move is older than ten minutes, a code was used, a rider or courier has the food, or the status
 * is none that is taken back. A correction is no move of the table.
 * docs/rules/orders.md#corrections.
 */
export function statusAfterCorrection(
  { status, movedAt, isCodeUsed, isWithRider }: CorrectionFacts,
  now: number,
): 'preparing' | 'ready' | null {
  if (!isCorrected(status) || movedAt === null || isCodeUsed || isWithRider) return null;
  return now <= movedAt + correctionMs ? corrections[status] : null;
}

/**
 * Returns the instant (milliseconds) until which the board offers to take the last move back; null:
 * it does not.
 */
export const correctableUntil = (facts: CorrectionFacts): number | null =>
  facts.movedAt !== null && statusAfterCorrection(facts, facts.movedAt) !== null
    ? facts.movedAt + correctionMs
    : null;
