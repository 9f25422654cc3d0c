import * as v from 'valibot';
import {
  currencyCode,
  minorUnits as pesos,
  optionalField,
  shownText,
  webUrl,
  wireCode,
  wireInstant,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of PlacetoPay's Web Checkout. Unknown fields are ignored. If a field that decides about
 * the money is malformed, the whole answer counts as invalid. Fields that are only shown are left
 * out then.
 */

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const reason = v.pipe(
  v.union([wireCode, v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);
const status = v.object({ status: wireCode, reason });

export const getnetCreated = v.object({ requestId: id, processUrl: webUrl });

/**
 * A refusal. `date` is the gateway's clock; `message` names the code of a failed authentication.
 */
export const getnetRefusal = v.object({
  status: v.object({
    status: v.literal('FAILED'),
    reason,
    message: optionalField(shownText(500)),
    date: optionalField(wireInstant),
  }),
});

const amount = v.object({ currency: currencyCode, total: pesos });
/** An entry whose name or value is no code is not used, so it counts as empty. */
const processorText = v.fallback(wireCode, '');
const processorField = v.object({ keyword: processorText, value: processorText });

/**
 * One card that was tried. `amount.to` is what the shop gets; `refunded` is true after a refund of
 * any size.
 */
const cardPayment = v.object({
  status,
  internalReference: id,
  amount: v.object({ to: amount }),
  reference: wireCode,
  refunded: v.boolean(),
  authorization: optionalField(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,12}$/u))),
  processorFields: optionalField(v.array(processorField)),
});
export type GetnetCardPayment = v.InferOutput<typeof cardPayment>;

/** A session. `payment` is null until a card was tried. */
export const getnetSession = v.object({
  requestId: id,
  status,
  request: v.object({ payment: v.object({ reference: wireCode, amount }) }),
  payment: v.nullish(v.array(cardPayment)),
});
export type GetnetSession = v.InferOutput<typeof getnetSession>;

export const getnetCancelled = v.object({ session: getnetSession });
export const getnetRefund = v.object({ status });

/**
 * The notification of a session. `date` stays as it was sent: the signature covers its characters.
 */
export const getnetNotification = v.object({
  status: v.object({ status: wireCode, date: wireCode }),
  requestId: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,16}$/u)),
  signature: wireCode,
});
