import type { DiscountState } from '../../shop/money/discount-store.ts';

/**
 * The state of the points field. `open`: money can be typed. `asking`: the server has not answered.
 * `unanswered`: it could not be asked, another try may work. `applied`: the points are part of the
 * total, and the field is locked. docs/rules/points.md#points-at-the-checkout.
 */
export type PointsState = 'open' | 'asking' | 'unanswered' | 'applied';

/** `hasTrouble`: the newest price request failed. */
export function pointsState(
  { cashToExchange, arePointsApplied }: DiscountState,
  hasTrouble: boolean,
): PointsState {
  if ((cashToExchange ?? 0) === 0) return 'open';
  if (arePointsApplied) return 'applied';
  return hasTrouble ? 'unanswered' : 'asking';
}
