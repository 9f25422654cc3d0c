import { dayMs, hourMs, minuteMs, secondMs } from '../duration.ts';

/** Tries of one verification, right or wrong. docs/rules/login.md#tries-of-a-code. */
export const maxCodeTries = 5;

/** At most `most` within any `windowMs`; 0: no limit. */
export type Budget = { most: number; windowMs: number };

/**
 * Mails with a code, counted for the mailbox that gets them, for the network that asks and for the brand.
 * docs/rules/login.md#budget-of-an-email, docs/rules/login.md#budgets-of-a-network-and-a-brand.
 */
export const codeBudgets = {
  email: { most: 5, windowMs: hourMs },
  network: { most: 20, windowMs: hourMs },
  brand: { most: 60, windowMs: minuteMs },
} as const satisfies Record<string, Budget>;

/**
 * Wrong codes of six digits, counted for the mailbox and for the brand. Above either, codes have ten characters.
 * docs/rules/login.md#longer-codes.
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
