import { dayMs } from '../duration.ts';

/**
 * Refused phones of one user within a time, in milliseconds from the first of them. More would let
 * a user find out which phones have an account. docs/rules/people.md#phone-of-an-account.
 */
export const refusedPhones = { most: 10, withinMs: dayMs } as const;
