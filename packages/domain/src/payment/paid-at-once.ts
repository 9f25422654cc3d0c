import type { Minor } from '../money/money.ts';

/**
 * Returns whether an order is paid the moment it is placed: discounts and points leave nothing to
 * charge, so no payment is asked for with any method. `charged`: the amount with its tips, minor
 * units. docs/rules/payments.md#order-of-total-0.
 */
export const isPaidAtOnce = (charged: Minor): boolean => charged === 0;
