import { dayMs } from '../duration.ts';

/**
 * Days after which the contact data of an order is erased: within two years a shopper may claim,
 * and the shop has to answer. The operator changes it by CONTACT_RETENTION_DAYS; 0 keeps it.
 * docs/rules/privacy.md#contact-data-of-old-orders, docs/decisions/0040-erasure-and-retention.md.
 */
export const defaultContactRetentionDays = 730;

/**
 * Milliseconds for which the network of an order is kept: the limits of orders look back two hours.
 * docs/rules/privacy.md#networks-of-orders.
 */
export const networkRetentionMs = 2 * dayMs;

/**
 * Milliseconds for which the hash of an erased user's email is kept for the limits of coupons.
 * docs/rules/privacy.md#kept-hash-of-an-erased-email.
 */
export const erasedHashRetentionMs = 365 * dayMs;

/**
 * Milliseconds for which the nightly job repeats an erasure, for rows that were written at the same
 * moment.
 */
export const repeatedErasureMs = 2 * dayMs;
