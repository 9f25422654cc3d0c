import { hourMs } from '../duration.ts';
import type { Budget } from '../verification/verification-budgets.ts';

/**
 * Coupon codes that no coupon has, counted for the mailbox of the user and for the network. Above
 * either, every code is refused for a while, right ones too.
 * docs/rules/coupons.md#wrong-coupon-codes.
 */
export const wrongCodeBudgets = {
  user: { most: 10, windowMs: hourMs },
  network: { most: 60, windowMs: hourMs },
} as const satisfies Record<string, Budget>;
