import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { signUpCountries } from '@comanda/domain/sign-up/sign-up-form.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text, typedEmail } from './fields.ts';
import { requestedCode } from './login.ts';

const tag = 'Sign-up';

/**
 * Mails the code with which a person creates a brand. `invitation`: of the operator's mail.
 * NOT_AUTHORIZED: the installation takes invited people alone, and this email is not.
 * docs/rules/sign-up.md#code-of-the-sign-up.
 */
export const createSignUpCode = defineEndpoint({
  name: 'createSignUpCode',
  summary: 'Ask for the code with which a brand is created',
  tag,
  method: 'POST',
  path: '/v1/sign_up/codes',
  access: ['visitor'],
  isOfSignUp: true,
  loginToken: true,
  body: v.object({
    email: typedEmail,
    invitation: v.optional(v.nullable(text(fieldLengths.signedKey))),
  }),
  answer: requestedCode,
  rateLimit: 'guestCreation',
});

/** Says whether a web name is free. docs/rules/sign-up.md#web-name. */
export const getWebName = defineEndpoint({
  name: 'getWebName',
  summary: 'Whether a web name is free',
  tag,
  method: 'GET',
  path: '/v1/sign_up/names/:name',
  access: ['visitor'],
  isOfSignUp: true,
  params: v.object({ name: text(fieldLengths.name) }),
  answer: v.object({
    host: v.string(),
    problem: v.nullable(v.picklist(['form', 'reserved', 'taken'])),
  }),
  rateLimit: 'guestCreation',
});

/**
 * Creates a brand by the mailed code. `url`: the counter of the brand, where the token and the code
 * of the answer sign its owner in, once. REPEATED_DATABASE_VALUE: the web name is taken.
 * AUTH_EMAIL_EXISTS: the mailbox has a brand that never opened. TOO_MANY_REQUESTS: `seconds` until
 * the network may create another. docs/rules/sign-up.md#function-that-creates-a-brand.
 */
export const createBrand = defineEndpoint({
  name: 'createBrand',
  summary: 'Create a brand by the mailed code',
  tag,
  method: 'POST',
  path: '/v1/sign_up/brands',
  access: ['visitor'],
  isOfSignUp: true,
  loginToken: true,
  body: v.object({
    email: typedEmail,
    verificationCode: text(fieldLengths.verificationCode),
    owner: text(fieldLengths.name),
    name: text(fieldLengths.name),
    country: v.picklist(signUpCountries),
    webName: text(fieldLengths.name),
  }),
  answer: v.object({
    url: v.string(),
    loginToken: v.string(),
    verificationCode: v.string(),
    email: v.string(),
  }),
  status: 201,
  refusals: ['AUTH_INVALID_PARAMETER', 'REPEATED_DATABASE_VALUE', 'AUTH_EMAIL_EXISTS'],
  rateLimit: 'guestCreation',
});
