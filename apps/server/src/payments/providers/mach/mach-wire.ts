import * as v from 'valibot';
import {
  minorUnits as pesos,
  optionalField,
  webUrl,
  wireCode,
  wireInstant,
} from '../../../platform/calls/wire-fields.ts';

/**
 * Answers of MACH's business API 1.1.0. Unknown fields are ignored. If a field that decides about
 * the money is malformed, the whole answer counts as invalid. A field that is only displayed is
 * left out if it cannot be displayed.
 */

const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

/** Answer to `POST /payments`. `token` is the payment's id. */
export const machCreated = v.object({
  token,
  url: webUrl,
  expires_at: optionalField(wireInstant),
});

const machStatuses = [
  'PENDING',
  'COMPLETED',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'REVERSED',
  'CANCELED',
] as const;

/** `status` of a refund is MACH's word; only COMPLETED moved money. */
const refund = v.object({ amount: pesos, status: wireCode });

/** Answer to `GET /payments/{token}` and to each step of a payment. */
export const machPayment = v.object({
  status: v.picklist(machStatuses),
  amount: pesos,
  upstream_id: v.pipe(wireCode, v.maxLength(64)),
  refunds: v.nullish(v.array(refund)),
});
export type MachPayment = v.InferOutput<typeof machPayment>;

/** The longest picture of a code in Base64 characters; a code of an address needs about 2,000. */
const longestPng = 40_000;

/** Answer to `GET /payments/{token}/qr`: a PNG in Base64. */
export const machQr = v.object({
  image_base_64: v.pipe(
    v.string(),
    v.maxLength(longestPng),
    v.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/u),
  ),
});

/** Event of a webhook. Nothing in it is signed. */
export const machEvent = v.object({
  event_name: wireCode,
  event_resource_id: token,
  event_upstream_id: v.nullish(v.pipe(wireCode, v.maxLength(64))),
});
