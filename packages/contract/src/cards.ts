import { cardBrands } from '@comanda/domain/card/card-brand.ts';
import {
  type SavedCardMethod,
  savedCardMethods,
  savedCardTypes,
} from '@comanda/domain/card/saved-card.ts';
import type { CardId, EnrolmentId } from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { type MethodSlug, slugOf } from '@comanda/domain/payment/method-slugs.ts';
import { uuid } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { defineRawEndpoint } from './define-raw-endpoint.ts';
import { opaqueToken, text } from './fields.ts';
import { framedForm, redirectForm, settled } from './payment-next.ts';
import { users } from './role-sets.ts';

/** Methods of saved cards in addresses, as in the start of a payment. */
export type CardSlug = MethodSlug<SavedCardMethod>;
const cardSlugs: readonly CardSlug[] = savedCardMethods.map((method) => slugOf(method));
const ofMethod = v.object({ method: v.picklist(cardSlugs) });

/**
 * A card of the user. `lastDigits` null: the provider named no four digits. `createdAt`, `usedAt`:
 * ISO instants; `usedAt` null: it never paid. `copies`: ids of the same plastic saved earlier,
 * newest first, which are not in the list. docs/rules/cards.md#saved-cards,
 * docs/rules/cards.md#plastic-saved-twice.
 */
export const savedCard = v.object({
  id: uuid<CardId>(),
  lastDigits: v.nullable(v.string()),
  type: v.picklist(savedCardTypes),
  brand: v.picklist(cardBrands),
  createdAt: v.string(),
  usedAt: v.nullable(v.string()),
  copies: v.array(uuid<CardId>()),
});
export type SavedCardAnswer = v.InferOutput<typeof savedCard>;

/** The user's cards, the one saved last at the end. docs/rules/cards.md#saved-cards. */
export const getCards = defineEndpoint({
  name: 'getCards',
  summary: "The user's saved cards, the newest last",
  tag: 'Cards',
  method: 'GET',
  path: '/v1/users/cards/',
  access: users,
  answer: v.array(savedCard),
});

/**
 * Begins to save a card. `redirectUrl`: the shop's page to which the browser returns from the
 * provider's page, needed unless the provider takes a `token`; another origin is refused
 * (INVALID_PARAMETER). `token`: made by the provider's script from a typed card. The same
 * Idempotency-Key, which is required, returns the same enrolment. `next` `settled`: no page is
 * needed; `jobToken` asks `getUsersJob` for the outcome.
 * docs/rules/cards.md#beginning-an-enrolment. OPERATION_NOT_SUPPORTED with `limit`: the user has as
 * many cards as are allowed.
 */
export const beginEnrolment = defineEndpoint({
  name: 'beginEnrolment',
  summary: 'Begin to save a card',
  tag: 'Cards',
  method: 'POST',
  path: '/v1/users/cards/:method/init_inscription',
  access: users,
  params: ofMethod,
  body: v.object({
    redirectUrl: v.optional(text(fieldLengths.redirectUrl)),
    token: v.optional(opaqueToken),
  }),
  status: 202,
  answer: v.object({
    enrolmentId: uuid<EnrolmentId>(),
    jobToken: v.string(),
    next: v.variant('kind', [redirectForm, framedForm, settled]),
  }),
  refusals: [
    'OPERATION_NOT_SUPPORTED',
    'INVALID_PAYMENT_REQUEST',
    'PAYMENT_REQUEST_FAILED',
    'SHUTDOWN_ACTIVE',
  ],
  idempotencyKey: true,
});

/**
 * Takes the card of a provider's page that the browser came back from. Only the session that began
 * the enrolment may call it; `arrivalKey` is the key that the browser's return brought to the page
 * (`#key=` of the address). Answers the card, or nothing while another call is taking it: then
 * `getUsersJob` has the outcome. docs/rules/cards.md#only-the-session-that-began-it-saves-the-card.
 * TRANSACTION_NOT_COMMITTED: no card was saved; `metadata.problem` has the reason.
 */
export const finishEnrolment = defineEndpoint({
  name: 'finishEnrolment',
  summary: 'Save the card of the page that the browser came back from',
  tag: 'Cards',
  method: 'POST',
  path: '/v1/users/cards/:method/finish_inscription',
  access: users,
  params: ofMethod,
  body: v.object({ enrolmentId: uuid<EnrolmentId>(), arrivalKey: text(fieldLengths.token) }),
  answer: savedCard,
  also204: true,
  refusals: ['TRANSACTION_NOT_COMMITTED'],
});

/**
 * The browser polls it with the X-Job-Authorization header: 204 while the enrolment is under way,
 * then the card or the refusal. The storefront asks five times.
 * docs/rules/cards.md#states-of-an-enrolment.
 */
export const getUsersJob = defineEndpoint({
  name: 'getUsersJob',
  summary: 'The outcome of saving a card',
  tag: 'Cards',
  method: 'GET',
  path: '/v1/users_job',
  access: ['job'],
  answer: savedCard,
  also204: true,
  refusals: ['JOB_NOT_FOUND', 'TRANSACTION_NOT_COMMITTED'],
});

/**
 * Deletes a card. It cannot be chosen any more at once; the provider is told as soon as no charge
 * with it is under way. A repetition answers the same. NOT_FOUND: the user has no such card.
 * docs/rules/cards.md#states-of-an-enrolment.
 */
export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  summary: 'Delete a saved card',
  tag: 'Cards',
  method: 'DELETE',
  path: '/v1/users/cards/:method/:id',
  access: users,
  params: v.object({ method: v.picklist(cardSlugs), id: uuid<CardId>() }),
});

/**
 * Makes the token that one payment with a saved card needs (`payment_token` of its start). The
 * provider's own id of the card stays on the server. NOT_FOUND: the user has no such card, or its
 * provider withdrew it. docs/rules/cards.md#token-of-one-use.
 */
export const createDeviceToken = defineEndpoint({
  name: 'createDeviceToken',
  summary: 'A token to pay once with a saved card',
  tag: 'Cards',
  method: 'POST',
  path: '/v1/users/cards/:method/:id/device_token',
  access: users,
  params: v.object({ method: v.picklist(cardSlugs), id: uuid<CardId>() }),
  status: 201,
  answer: v.object({ paymentToken: v.string() }),
  refusals: ['INVALID_PAYMENT_REQUEST', 'PAYMENT_REQUEST_FAILED', 'SHUTDOWN_ACTIVE'],
});

export const returnFromEnrolment = defineRawEndpoint({
  name: 'returnFromEnrolment',
  summary: 'A browser comes back from the page where a card was typed',
  tag: 'Cards',
  methods: ['GET', 'POST'],
  path: '/v1/cards/:method/return',
  access: ['visitor'],
  params: ofMethod,
  description:
    "Query or form as the provider sends it. The server stores the arrival and nothing else: only the session that began it saves the card. Always sent on to a page of the shop, with the arrival's key behind # for the first return.",
  status: 303,
});
