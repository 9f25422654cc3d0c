/**
 * The reason for which an email is proved. `login`: for an account. `email_change`: the new email
 * of an account. `erasure`: before the account is erased. `counter`: a staff member's, who signs in
 * at the counter. `sign_up`: before a brand is created.
 */
export const verificationPurposes = [
  'login',
  'email_change',
  'erasure',
  'counter',
  'sign_up',
] as const;
export type VerificationPurpose = (typeof verificationPurposes)[number];

/** Purposes of a user who is logged in already. */
export const userPurposes = ['email_change', 'erasure'] as const satisfies VerificationPurpose[];
