import * as v from 'valibot';
import {
  currencyCode,
  majorUnits,
  optionalField,
  webUrl,
  wireCode,
  wireInteger,
} from '../../../platform/calls/wire-fields.ts';
import { mercadoPagoInstant } from './mercado-pago-dates.ts';
import { isAmountOf } from './mercado-pago-money.ts';

/**
 * Answers of Mercado Pago. Unknown fields are ignored. If a field that decides about the money is
 * malformed, the whole answer counts as invalid. Amounts are in major units.
 */

const paymentId = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(String));

export const preferenceId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/u));

export const mercadoPagoPreference = v.object({
  id: preferenceId,
  init_point: webUrl,
  sandbox_init_point: optionalField(webUrl),
  external_reference: wireCode,
  expiration_date_to: v.nullish(mercadoPagoInstant),
  items: v.pipe(
    v.array(
      v.object({
        quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        unit_price: majorUnits,
        currency_id: currencyCode,
      }),
    ),
    v.minLength(1),
  ),
});
export type MercadoPagoPreference = v.InferOutput<typeof mercadoPagoPreference>;

/**
 * One payment: each card that is tried makes one. `date_approved` is null unless it was approved
 * once.
 */
export const mercadoPagoPayment = v.pipe(
  v.object({
    id: paymentId,
    status: wireCode,
    status_detail: optionalField(wireCode),
    external_reference: wireCode,
    transaction_amount: majorUnits,
    transaction_amount_refunded: majorUnits,
    currency_id: currencyCode,
    date_created: mercadoPagoInstant,
    date_approved: v.nullish(mercadoPagoInstant),
    authorization_code: optionalField(v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{1,12}$/u))),
    card: optionalField(
      v.object({ last_four_digits: optionalField(v.pipe(v.string(), v.regex(/^\d{4}$/u))) }),
    ),
  }),
  v.check(
    ({
      transaction_amount: amount,
      transaction_amount_refunded: refunded,
      currency_id: currency,
    }) => isAmountOf(amount, currency) && isAmountOf(refunded, currency),
    'an amount that its currency cannot have',
  ),
);
export type MercadoPagoPayment = v.InferOutput<typeof mercadoPagoPayment>;

export const mercadoPagoSearch = v.object({
  paging: v.object({ total: v.pipe(wireInteger, v.minValue(0)) }),
  results: v.array(mercadoPagoPayment),
});

export const mercadoPagoRefund = v.object({ status: wireCode, amount: majorUnits });

const code = v.pipe(v.union([wireInteger, wireCode]), v.transform(String));
export const mercadoPagoRefusal = v.object({
  status: wireInteger,
  cause: v.fallback(v.array(v.object({ code })), []),
});
