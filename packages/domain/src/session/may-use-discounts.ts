import type { Role } from './role.ts';

/**
 * Returns whether this role may pay with coupons and points: only a user.
 * docs/rules/checkout.md#coupons-and-points-in-an-order.
 */
export const mayUseDiscounts = (role: Role): boolean => role === 'user';
