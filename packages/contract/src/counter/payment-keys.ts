import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { keyTrialResults, paymentKeyLimits } from '@comanda/domain/payment/payment-keys.ts';
import { paymentMethodNames } from '@comanda/domain/payment/method-names.ts';
import type { Frozen } from '@comanda/domain/schema/frozen.ts';
import { instant } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import type { AnswerOf } from '../define-endpoint.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { providerKey, text } from '../fields.ts';
import { owners } from '../role-sets.ts';

const tag = 'Counter';
const path = '/v1/counter/payment-keys';
const params = v.object({ secret: text(fieldLengths.keyName) });
const change = { tag, access: owners, allStores: true, idempotencyKey: true } as const;

/** When keys were written. `worksSince`: the last trial that their provider answered well. */
const stored = v.object({ savedAt: v.nullable(instant), worksSince: v.nullable(instant) });

/**
 * The keys of one secret, which one or more methods use; never a key itself. `end`: its last
 * characters, null for a short one or one that is not stored. `choices`: the values of a field that
 * has few; empty: it is a text. `isTried`: the trial shows whether it is right.
 */
const keysOfSecret = v.object({
  secret: v.string(),
  methods: v.array(v.picklist(paymentMethodNames)),
  fields: v.array(
    v.object({
      name: v.string(),
      choices: v.array(v.string()),
      isTried: v.boolean(),
      end: v.nullable(v.string()),
    }),
  ),
  /** False: the provider has no call that tries keys without a purchase. */
  hasTrial: v.boolean(),
  /** False: the installation has no address of the provider, or no key to seal secrets with. */
  isPossible: v.boolean(),
  /** The keys in use; null: none. */
  inUse: v.nullable(stored),
  /** Keys that wait until their provider answers; null: none. */
  waiting: v.nullable(v.object({ savedAt: v.nullable(instant) })),
  /** True: without keys of its own the brand uses those of the sandbox. */
  isDemonstration: v.boolean(),
  /** Payments that are not final, and saved cards, which need the keys in use. */
  openPayments: v.number(),
  savedCards: v.number(),
  /** The ids of facts about the money of each method that nobody has confirmed. */
  assumedFacts: v.array(
    v.object({ method: v.picklist(paymentMethodNames), ids: v.array(v.string()) }),
  ),
});

/**
 * The keys of the brand's payment providers, as far as they are told.
 * docs/rules/back-office.md#payment-keys.
 */
export const getPaymentKeys = defineEndpoint({
  name: 'getPaymentKeys',
  summary: 'Which keys of payment providers the brand has, without the keys',
  tag,
  method: 'GET',
  path,
  access: owners,
  allStores: true,
  answer: v.object({ secrets: v.array(keysOfSecret) }),
});
export type PaymentKeys = Frozen<NonNullable<AnswerOf<typeof getPaymentKeys>>['secrets'][number]>;

const trial = v.object({ result: v.picklist(keyTrialResults) });

/**
 * Tries keys at their provider and stores them: in use if they work or cannot be tried, beside
 * those in use if nobody answered, not at all if they are refused. NOT_FOUND: no such secret of
 * this brand. FIELD_VALIDATION: a field is missing or cannot be a key.
 */
export const savePaymentKeys = defineEndpoint({
  ...change,
  name: 'savePaymentKeys',
  summary: 'Try keys of a payment provider and store them',
  method: 'POST',
  path: `${path}/:secret`,
  params,
  body: v.object({
    fields: v.pipe(
      v.array(v.object({ name: text(fieldLengths.keyName), value: providerKey })),
      v.maxLength(paymentKeyLimits.fields),
    ),
  }),
  answer: trial,
  refusals: ['TOO_MANY_REQUESTS'],
});

/**
 * Tries the keys that wait, or those in use without any. Waiting keys that work are used from then
 * on, and those that are refused are deleted. NOT_FOUND: there are none to try.
 */
export const tryPaymentKeys = defineEndpoint({
  ...change,
  name: 'tryPaymentKeys',
  summary: 'Try the stored keys of a payment provider',
  method: 'POST',
  path: `${path}/:secret/trial`,
  params,
  answer: trial,
  refusals: ['TOO_MANY_REQUESTS'],
});
