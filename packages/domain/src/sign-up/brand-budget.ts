import { dayMs } from '../duration.ts';
import type { Budget } from '../verification/verification-budgets.ts';

/** Brands that one network creates. docs/rules/sign-up.md#limits-of-the-sign-up. */
export const brandBudget: Budget = { most: 3, windowMs: dayMs };

/** Lifetime of an operator's invitation, in milliseconds. */
export const signUpInvitationMs = 14 * dayMs;
