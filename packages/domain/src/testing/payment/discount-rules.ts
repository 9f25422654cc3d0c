import type { LedgerEntry } from '../../ledger/ledger-entry.ts';
import { orderEndEntries } from '../../ledger/order-entries.ts';
import { minor } from '../../money/money.ts';
import type { OrderEnd } from '../../order/order-end.ts';
import { type ReleaseRule, releaseRules } from '../../order/reservation-release.ts';
import { paymentAtEnd } from '../../payment/payment-at-end.ts';

/**
 * Rules about what the end of an order gives back. The model runs it with the shop's rules, and
 * with rules that have one fault.
 */
export type DiscountRules = {
  couponUse: ReleaseRule;
  points: ReleaseRule;
  /** The ends after which the points that the order earned are taken back. */
  takesBackEarned: (end: OrderEnd) => boolean;
  /** The ledger entries of an end, from the balance by account. */
  endEntries: typeof orderEndEntries;
  /** Decides whether the entries of the order are reversed at its end. */
  paymentAtEnd: typeof paymentAtEnd;
};

/** The shop's own rules. docs/rules/orders.md#release-of-reservations. */
export const shopDiscountRules: DiscountRules = {
  couponUse: releaseRules.coupon,
  points: releaseRules.points,
  takesBackEarned: (end) => end === 'reversed',
  endEntries: orderEndEntries,
  paymentAtEnd,
};

const { couponUse, points } = shopDiscountRules;
const none: ReleaseRule = {
  failed: false,
  cancelled: false,
  refunded: false,
  cancelledUncooked: false,
  cancelledInPreparation: false,
  reversed: false,
};

/** The points of the price become owed to the shopper as money, and stay spent. */
const pointsAsMoney = (balance: readonly LedgerEntry[]): readonly LedgerEntry[] =>
  orderEndEntries(balance).map((entry) =>
    entry.account === 'points' ? { ...entry, account: 'refunds' } : entry,
  );

/**
 * Rules with one fault each. The model has to detect every one.
 * docs/rules/payments.md#hostile-provider-model.
 */
export const discountMutants: Readonly<Record<string, DiscountRules>> = {
  'gives the coupon use of an eaten dinner back': {
    ...shopDiscountRules,
    couponUse: { ...couponUse, reversed: true },
  },
  'keeps the coupon use of a cancelled order': { ...shopDiscountRules, couponUse: none },
  'keeps the coupon use of an order cancelled in preparation': {
    ...shopDiscountRules,
    couponUse: { ...couponUse, cancelledInPreparation: false },
  },
  'keeps the points of a reversed order': {
    ...shopDiscountRules,
    points: { ...points, reversed: false },
  },
  'leaves the points that a reversed order earned': {
    ...shopDiscountRules,
    takesBackEarned: () => false,
  },
  'takes an order of nothing for one that was paid in cash': {
    ...shopDiscountRules,
    paymentAtEnd: (end, payment, refunding) =>
      paymentAtEnd(end, { ...payment, charged: minor(1) }, refunding),
  },
  'refunds the points of an order as money': { ...shopDiscountRules, endEntries: pointsAsMoney },
};
