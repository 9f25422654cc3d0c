import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject, textOrNull } from '../../http/read-json.ts';
import {
  type FieldCheck,
  fieldProblems,
  listField,
  objectField,
  oneOfField,
  patternField,
  textField,
  wholeField,
} from '../../couriers/field-checks.ts';
import { fpayRefusals, invalidModel } from './fpay-refusal.ts';

export type NewFpayPayment = {
  referenceId: string;
  amount: number;
  description: string;
  returnUrl: string;
  cancelUrl: string;
};
type Read<Value> = { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

const address = patternField(/^https?:\/\/\S{1,500}$/, 'address');
/** Amounts are whole pesos as text, the total of a payment included. */
const pesosField: FieldCheck = patternField(/^\d{1,9}$/, 'whole pesos as text');
const item = objectField({
  sku: textField(50),
  name: textField(120),
  quantity: wholeField(1),
  price: pesosField,
});
const fields = {
  intent: oneOfField('sale'),
  payer: objectField({
    payer_info: objectField({
      email: textField(100),
      full_name: textField(100),
      country: oneOfField('CL'),
    }),
    payment_method: oneOfField('QUICKPAY_TOKEN'),
  }),
  transaction: objectField({
    reference_id: textField(64),
    gateway_order: textField(64),
    description: textField(120),
    soft_descriptor: textField(30),
    amount: objectField({
      currency: oneOfField('CLP'),
      total: pesosField,
      details: objectField({
        subtotal: pesosField,
        tax: pesosField,
        shipping: pesosField,
        shipping_discount: pesosField,
      }),
    }),
    item_list: objectField({ items: listField(item, 1, 50) }),
  }),
  redirect_urls: objectField({ return_url: address, cancel_url: address }),
} as const;

type Shape = Readonly<Record<string, unknown>>;
const inner = (value: unknown): Shape => (isObject(value) ? value : {});

/** Reads the body of `POST /checkout/payments`. The parts of the total must add up to it. */
export function readCreateBody(rawBody: string): Read<NewFpayPayment> {
  const body = readObject(rawBody);
  if (body === null) return { ok: false, answer: fpayRefusals.badJson };
  const [problem] = Object.entries(fieldProblems(body, fields, {}));
  if (problem !== undefined) return { ok: false, answer: invalidModel(problem[0], problem[1]) };
  const transaction = inner(body['transaction']);
  const amount = inner(transaction['amount']);
  const details = inner(amount['details']);
  const urls = inner(body['redirect_urls']);
  const sum =
    pesos(details['subtotal']) +
    pesos(details['tax']) +
    pesos(details['shipping']) -
    pesos(details['shipping_discount']);
  if (sum !== pesos(amount['total']) || sum <= 0)
    return { ok: false, answer: invalidModel('transaction.amount', 'details add up to the total') };
  return {
    ok: true,
    value: {
      referenceId: textOrNull(transaction['reference_id']) ?? '',
      amount: sum,
      description: textOrNull(transaction['description']) ?? '',
      returnUrl: textOrNull(urls['return_url']) ?? '',
      cancelUrl: textOrNull(urls['cancel_url']) ?? '',
    },
  };
}

const pesos = (value: unknown): number => Number(textOrNull(value) ?? 0);

/** Reads the body of a refund. Its amount is a text; a number is refused. */
export function readRefundBody(rawBody: string): Read<number> {
  const body = readObject(rawBody);
  if (body === null) return { ok: false, answer: fpayRefusals.badJson };
  const [problem] = Object.entries(fieldProblems(body, { refunded_amount: pesosField }, {}));
  if (problem !== undefined || pesos(body['refunded_amount']) === 0)
    return { ok: false, answer: invalidModel('refunded_amount', 'whole pesos as text') };
  return { ok: true, value: pesos(body['refunded_amount']) };
}
