import * as v from 'valibot';
import {
  minorUnits as pesos,
  shownText,
  webUrl,
  wireCode,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of Webpay Plus REST v1.2. Unknown fields are ignored. If a field that decides about the
 * money is malformed, the whole answer counts as invalid. A field that is only displayed is
 * shortened, or left out if it cannot be displayed.
 */

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const isWebpayToken = (text: string): boolean => v.is(token, text);

export const webpayCreated = v.object({ token, url: webUrl });

const transactionStatuses = [
  'INITIALIZED',
  'AUTHORIZED',
  'REVERSED',
  'FAILED',
  'NULLIFIED',
  'PARTIALLY_NULLIFIED',
  'CAPTURED',
] as const;

/** A field that decides nothing: null if it is missing or malformed. */
const displayField = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullish(schema), null);

/** The issuer's authorisation code; six characters according to the documentation. */
const authorisation = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform((code) =>
    String(code)
      .replaceAll(/[^0-9A-Za-z-]/gu, '')
      .slice(0, 12),
  ),
);
const card = v.object({
  card_number: v.nullish(v.pipe(v.string(), v.maxLength(40), v.regex(/^[\x20-\x7e]*\d{4}$/u))),
});

/** Answer to a commit and to a status request. `balance`: the rest of the amount after refunds. */
export const webpayTransaction = v.object({
  status: v.picklist(transactionStatuses),
  buy_order: v.pipe(wireCode, v.maxLength(26)),
  amount: pesos,
  response_code: v.nullish(
    v.pipe(
      v.number(),
      v.safeInteger(),
      v.transform((code) => code + 0),
    ),
  ),
  authorization_code: displayField(authorisation),
  card_detail: displayField(card),
  balance: v.nullish(pesos),
  transaction_date: displayField(v.pipe(v.string(), v.isoTimestamp())),
});
export type WebpayTransaction = v.InferOutput<typeof webpayTransaction>;

/** REVERSED undid the whole sale. NULLIFIED refunded a part; `balance` is the rest. */
export const webpayRefund = v.variant('type', [
  v.object({ type: v.literal('REVERSED') }),
  v.object({
    type: v.literal('NULLIFIED'),
    balance: pesos,
    response_code: v.pipe(
      v.literal(0),
      v.transform(() => 0 as const),
    ),
  }),
]);
export type WebpayRefund = v.InferOutput<typeof webpayRefund>;

export const webpayRefusalAnswer = v.object({ error_message: shownText(500) });
