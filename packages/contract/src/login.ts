import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { userPurposes } from '@comanda/domain/verification/verification.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text, typedEmail } from './fields.ts';
import { userSchema } from './users.ts';

/**
 * Answer to a request for a code, the same for every email. `loginToken` goes into X-Login-Token
 * with the code. Instants are ISO strings; from `resendAt` the code can be asked for again.
 * `codeLength`: 6 digits, or 10 characters while guesses are many.
 */
export const requestedCode = v.object({
  loginToken: v.string(),
  expiresAt: v.string(),
  resendAt: v.string(),
  codeLength: v.number(),
});

/**
 * Mails a code that proves an email. With the X-Login-Token of an earlier request for the same
 * email, the same code is mailed again while it is valid for three minutes or more.
 * FIELD_VALIDATION: no email. TOO_MANY_REQUESTS: `seconds` until the next code.
 * docs/rules/login.md#same-answer-for-every-email, docs/rules/login.md#same-code-again.
 */
export const login = defineEndpoint({
  name: 'login',
  summary: 'Ask for the code that logs a person in; an unknown email gets one as well',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/login',
  access: ['visitor', 'guest'],
  deadToken: 'ignored',
  loginToken: true,
  body: v.object({ email: typedEmail }),
  answer: requestedCode,
  rateLimit: 'guestCreation',
});

/**
 * Logs in by the code of the mail, or by that of its link, and creates the account of an unknown
 * email. Exactly one of the two codes is needed. `merged`: what was taken over from the guest that
 * calls; null: nothing. AUTH_INVALID_PARAMETER: `triesLeft`. docs/rules/login.md#wrong-codes,
 * docs/rules/login.md#link-of-the-mail.
 */
export const verifyAccount = defineEndpoint({
  name: 'verifyAccount',
  summary: 'Log in by the code of the mail, or create the account',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/verify_account',
  access: ['visitor', 'guest'],
  deadToken: 'ignored',
  loginToken: true,
  body: v.object({
    email: typedEmail,
    verificationCode: v.optional(text(fieldLengths.verificationCode)),
    oobCode: v.optional(text(fieldLengths.token)),
  }),
  answer: v.object({
    token: v.string(),
    /** ISO instant. */
    expiresAt: v.string(),
    user: userSchema,
    merged: v.nullable(v.object({ orders: v.number(), addresses: v.number() })),
  }),
  refusals: ['AUTH_INVALID_PARAMETER'],
  rateLimit: 'guestCreation',
});

/**
 * Mails a user the code that proves a new email (`email` is needed) or confirms that the account
 * shall be erased (to the account's own email). docs/rules/login.md#codes-of-a-user.
 */
export const createCode = defineEndpoint({
  name: 'createCode',
  summary: 'Ask for a code before the email is changed or the account erased',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/me/codes',
  access: ['user'],
  loginToken: true,
  body: v.object({ purpose: v.picklist(userPurposes), email: v.optional(typedEmail) }),
  answer: requestedCode,
  rateLimit: 'guestCreation',
});
