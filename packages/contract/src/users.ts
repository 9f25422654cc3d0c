import type { UserId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { money, uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { text, typedEmail } from './fields.ts';
import { buyers } from './role-sets.ts';

/**
 * Creates a guest for one person at checkout and returns the token, once. Needs the
 * X-Create-User-Token header. docs/rules/people.md#guest-data,
 * docs/rules/people.md#create-user-token.
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
    email: typedEmail,
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

/**
 * A person with a guest token or an access token. `phone` has its country prefix. The name and the
 * phone of a new account are empty. `points.available`: a count, below zero after earned points
 * were taken back; `moneyAvailable`: what they are worth, at least 0.
 * docs/rules/people.md#current-user.
 */
export const userSchema = v.object({
  id: uuid<UserId>(),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
  externalId: v.string(),
  loginType: v.string(),
  points: v.object({ available: v.number(), moneyAvailable: money }),
  /** Consent to the brand's mails. */
  emailSubscription: v.boolean(),
});

/**
 * Changes the account; absent fields stay. A new email needs the code that was mailed to it and the
 * X-Login-Token of its request. docs/rules/people.md#change-of-an-account,
 * docs/rules/people.md#phone-of-an-account, docs/rules/people.md#change-of-an-email.
 */
export const updateMe = defineEndpoint({
  name: 'updateMe',
  summary: "Change the user's name, phone, email or consent to mails",
  tag: 'Users',
  method: 'PATCH',
  path: '/v1/users/update_me',
  access: ['user'],
  loginToken: true,
  body: v.object({
    name: v.optional(text(fieldLengths.name)),
    phone: v.optional(text(fieldLengths.phone)),
    emailSubscription: v.optional(v.boolean()),
    email: v.optional(typedEmail),
    verificationCode: v.optional(text(fieldLengths.verificationCode)),
  }),
  answer: userSchema,
  refusals: ['PHONE_TAKEN', 'AUTH_INVALID_PARAMETER', 'AUTH_EMAIL_EXISTS', 'USERS_MODEL'],
});

export const getMe = defineEndpoint({
  name: 'getMe',
  summary: 'The caller: a guest or a user',
  tag: 'Users',
  method: 'GET',
  path: '/v1/users/me',
  access: buyers,
  answer: v.object({
    ...userSchema.entries,
    /**
     * The code by which the user invites others; null for a guest, and while the brand has no
     * invitation.
     */
    invitationCode: v.optional(v.nullable(v.string())),
  }),
});
