import * as v from 'valibot';
import {
  shownText,
  minorUnits as pesos,
  webUrl,
  wireCode,
  wireInteger,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Oneclick Mall REST v1.2. Unknown fields are ignored. If a field that decides about
 * money or a card is malformed, the whole answer counts as invalid. A field that is only displayed
 * is left out if it cannot be displayed.
 */

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));
export const isInscriptionToken = (text: string): boolean => v.is(token, text);

const tbkUser = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/u));

export const inscriptionStarted = v.object({
  token,
  url_webpay: webUrl,
});

const displayField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), null);

/** Answer to `finish`. Only response code 0 has a card. */
export const inscriptionFinished = v.object({
  response_code: wireInteger,
  tbk_user: v.nullish(tbkUser),
  card_type: displayField(shownText(40)),
  card_number: displayField(shownText(40)),
});

const statuses = [
  'AUTHORIZED',
  'FAILED',
  'REVERSED',
  'NULLIFIED',
  'PARTIALLY_NULLIFIED',
  'CAPTURED',
] as const;

const authorisation = v.pipe(
  v.union([v.string(), wireInteger]),
  v.transform((code) =>
    String(code)
      .replaceAll(/[^0-9A-Za-z-]/gu, '')
      .slice(0, 12),
  ),
);

/** The charge of one child store. */
const detail = v.object({
  status: v.picklist(statuses),
  response_code: wireInteger,
  buy_order: v.pipe(wireCode, v.maxLength(26)),
  amount: pesos,
  balance: v.nullish(pesos),
  authorization_code: displayField(authorisation),
});
export type OneclickDetail = v.InferOutput<typeof detail>;

/** Answer to a charge and to a status request. A charge of ours has one detail. */
export const oneclickTransaction = v.object({
  buy_order: v.pipe(wireCode, v.maxLength(26)),
  card_detail: displayField(v.object({ card_number: v.nullish(shownText(40)) })),
  details: v.strictTuple([detail]),
});
export type OneclickTransaction = v.InferOutput<typeof oneclickTransaction>;

/** REVERSED undid the whole charge. NULLIFIED refunded a part; `balance` is the rest. */
export const oneclickRefund = v.variant('type', [
  v.object({ type: v.literal('REVERSED') }),
  v.object({
    type: v.literal('NULLIFIED'),
    balance: pesos,
    response_code: v.pipe(
      wireInteger,
      v.check((code) => code === 0),
    ),
  }),
]);
export type OneclickRefund = v.InferOutput<typeof oneclickRefund>;

export const oneclickRefusal = v.object({ error_message: shownText(500) });
