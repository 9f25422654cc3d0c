import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';
import type { VerificationPurpose } from './verification.ts';

/** Tries of one verification, right or wrong. docs/rules/login.md#tries-of-a-code. */
export const maxCodeTries = 5;

/** At most `most` within any `windowMs`; 0: no limit. */
export type Budget = { most: number; windowMs: number };

/**
 * The two sides of a brand that ask for codes. Each has budgets of its own, so that nobody spends
 * the counter's codes at the shop's login. docs/rules/login.md#budgets-of-shop-and-counter.
 */
export type CodeArea = 'shop' | 'counter';
export const codeAreaOf = (purpose: VerificationPurpose): CodeArea =>
  purpose === 'counter' ? 'counter' : 'shop';

/**
 * Mails with a code. Strangers are counted by the mailbox that gets the mail (`email`), by each
 * network that asks (`network` is that of a host; wider ones have more, `limits/networks-of.ts`)
 * and by the brand. A browser that has logged in before, a device of the counter and a user who is
 * logged in are counted by `known` and one mailbox; a device also by `device`, for all mailboxes
 * together. docs/rules/login.md#budget-of-an-email, docs/rules/login.md#codes-for-a-known-browser,
 * docs/rules/login.md#budgets-of-a-network-and-a-brand.
 */
export const codeBudgets = {
  email: { most: 5, windowMs: hourMs },
  network: { most: 20, windowMs: hourMs },
  brand: { most: 60, windowMs: minuteMs },
  known: { most: 5, windowMs: hourMs },
  device: { most: 20, windowMs: hourMs },
} as const satisfies Record<string, Budget>;

/**
 * Wrong codes of six digits, counted for the mailbox and for the brand. Above either, codes have
 * ten characters. The brand's count does not concern codes that a known browser or device asked
 * for: nobody else can guess at those. docs/rules/login.md#longer-codes.
 */
export const failureBudgets = {
  email: { most: 10, windowMs: dayMs },
  brand: { most: 100, windowMs: hourMs },
} as const satisfies Record<string, Budget>;

/** A budget as the database's functions read it. */
export const budgetInSeconds = ({ most, windowMs }: Budget) => ({
  most,
  seconds: windowMs / secondMs,
});
