import { dayMs } from '../duration.ts';

/**
 * Days after which the nightly deletion removes rows that ended: expired tokens, guests without
 * orders, idempotency keys and jobs that used up their tries. The operator changes it by
 * RETENTION_DAYS; 0 deletes nothing. docs/rules/people.md#nightly-deletion,
 * docs/rules/people.md#retention-of-idempotency-keys-and-jobs.
 */
export const defaultRetentionDays = 30;

/**
 * Days after which expired verifications and their budgets are deleted: the longest window of a
 * budget is a day. docs/rules/login.md#retention-of-verifications.
 */
export const verificationRetentionDays = 1;

/**
 * Days after which webhooks about payments that nobody knows are deleted.
 * docs/rules/payments.md#webhook-about-an-unknown-payment.
 */
export const unmatchedWebhookRetentionDays = 1;

/** Returns the instant before which a row must have ended to be deleted at `now`. Milliseconds. */
export const deletedBefore = (days: number, now: number): number => now - days * dayMs;

/**
 * Milliseconds for which a file of an earlier import is still served, because pages that were sent
 * before name it. docs/rules/tenants.md#files-of-a-tenant.
 */
export const retiredFileLifetimeMs = 7 * dayMs;

/**
 * Days after which an uploaded picture is deleted that no version of the menu uses: a draft lives 7
 * days after its last change. docs/rules/counter-menu.md#pictures-of-dishes.
 */
export const unusedPictureRetentionDays = 30;

/**
 * Days after which a version of the menu is deleted, unless it is one of the newest
 * `keptMenuVersions`, which the one in force always is.
 * docs/rules/counter-menu.md#retention-of-versions.
 */
export const menuVersionRetentionDays = 365;
export const keptMenuVersions = 30;

/**
 * Days after which the position of a rider is deleted whose run nobody ended.
 * docs/rules/counter-riders.md#position-of-a-rider.
 */
export const positionRetentionDays = 1;

/**
 * Days after which a counted drawer with its movements, and a settlement with its orders and
 * corrections, is deleted: six years, the longest term in which the tax office of a country we
 * serve asks for the books of a year. docs/rules/counter-money.md#retention-of-drawers,
 * docs/decisions/0155-cash-of-riders.md.
 */
export const cashBooksRetentionDays = 6 * 366;

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
