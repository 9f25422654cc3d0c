import type { TenantId } from '../ids.ts';

/**
 * The id under which the database keeps the codes, invitations and budgets of the sign-up, before
 * there is a brand. No brand may have it. docs/rules/sign-up.md#page-of-the-sign-up.
 */
export const signUpScope = 'sign-up' as TenantId;
