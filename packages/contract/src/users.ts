import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import type { UserId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text, uuid } from './fields.ts';

/**
 * Creates a guest for one person at checkout and returns the token, once. Needs the X-Create-User-Token header.
 * docs/rules/people.md#guest-data, docs/rules/people.md#create-user-token.
 */
export const createGuest = defineEndpoint({
  name: 'createGuest',
  summary: 'Create a guest, who may order and see the orders made as this guest',
  tag: 'Users',
  method: 'POST',
  path: '/v1/users',
  access: ['visitor', 'guest'],
  body: v.object({
    name: text(fieldLengths.name),
    email: text(fieldLengths.email),
    phone: text(fieldLengths.phone),
    loginType: v.optional(v.literal('email')),
    externalId: v.optional(v.nullable(text(fieldLengths.externalId))),
  }),
  status: 201,
  answer: v.object({
    id: uuid<UserId>(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    externalId: v.string(),
    token: v.string(),
    /** ISO instant. */
    expiresAt: v.string(),
  }),
  rateLimit: 'guestCreation',
});
