import type { BenchUser } from '../lib/discount-users.ts';

/**
 * `withPoints`: users who order with a coupon or points. `withCards`: users who pay with saved
 * cards.
 */
export type ChaosUsers = {
  readonly withPoints: readonly BenchUser[];
  readonly withCards: readonly BenchUser[];
};
