import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text } from './fields.ts';
import { personalExport } from './personal-export.ts';
import { buyers, everyone } from './role-sets.ts';

/**
 * Erases the caller. A user needs a code of purpose `erasure` with its X-Login-Token; a guest needs
 * the guest token alone. PARAMETER_MISSING: a user sent no code. AUTH_INVALID_PARAMETER:
 * `triesLeft`. RECORD_NOT_DESTROYED with reason ORDER_UNDER_WAY: an order is under way, or its
 * money still moves. docs/rules/privacy.md#erasure.
 */
export const eraseMe = defineEndpoint({
  name: 'eraseMe',
  summary: 'Erase the caller’s personal data; orders stay without it',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users/me/erasure',
  access: buyers,
  loginToken: true,
  body: v.object({ verificationCode: v.optional(text(fieldLengths.verificationCode)) }),
  status: 204,
  refusals: ['AUTH_INVALID_PARAMETER', 'RECORD_NOT_DESTROYED'],
});

/**
 * Answers everything that is stored of the caller, as a JSON file. TOO_MANY_REQUESTS: three exports
 * were made within 24 hours; `seconds` tells when the next one may be made.
 * docs/rules/privacy.md#export.
 */
export const exportMe = defineEndpoint({
  name: 'exportMe',
  summary: 'All data of the caller, as a file',
  tag: 'Users',
  method: 'GET',
  path: '/v1/users/me/export',
  access: buyers,
  answer: personalExport,
  refusals: ['TOO_MANY_REQUESTS'],
});

/**
 * Unsubscribes the mailbox of a marketing mail's link: it gets no such mail any more, and the user
 * with that email consents to none. INVALID_PARAMETER: the key is forged, expired or of another
 * brand. docs/rules/privacy.md#unsubscription.
 */
export const unsubscribe = defineEndpoint({
  name: 'unsubscribe',
  summary: 'Get no more marketing mails, by the key of a mail',
  tag: 'Users',
  method: 'POST',
  path: '/v1/unsubscriptions',
  access: everyone,
  deadToken: 'ignored',
  body: v.object({ key: text(fieldLengths.signedKey) }),
});
