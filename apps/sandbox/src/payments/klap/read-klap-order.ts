import {
  fieldProblems,
  listField,
  objectField,
  oneOfField,
  patternField,
  textField,
  wholeField,
  type FieldCheck,
} from '../../couriers/field-checks.ts';
import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, objectsIn, readObject, textOrNull } from '../../http/read-json.ts';
import { invalidField, klapRefusals } from './klap-refusal.ts';
import type { NewKlapOrder } from './klap-order.ts';

export type KlapRead<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; answer: ProviderResponse };

const no = (answer: ProviderResponse): { ok: false; answer: ProviderResponse } => ({
  ok: false,
  answer,
});

const least = 50;
const most = 99_999_999;
const expirationKey = 'sodexo_expiration_minutes';

/**
 * An address over TLS. Names of this machine may be called without it, because the sandbox's shops
 * run there.
 */
const addressField: FieldCheck = (value) => {
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value)) return 'address';
  const { protocol, hostname } = new URL(value);
  const isLocal = hostname === '127.0.0.1' || /(^|\.)localhost$/u.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? null : 'https address';
};

const amountField: FieldCheck = objectField(
  { currency: oneOfField('CLP'), total: wholeField(least, most) },
  {
    details: objectField({
      subtotal: wholeField(0, most),
      fee: wholeField(0, most),
      tax: wholeField(0, most),
    }),
  },
);

const itemField = objectField({
  name: textField(255),
  code: textField(100),
  price: wholeField(0, most),
  unit_price: wholeField(0, most),
  quantity: wholeField(1, 999),
});

const required = {
  reference_id: textField(100),
  description: textField(255),
  amount: amountField,
  methods: listField(oneOfField('sodexo'), 1, 1),
  user: objectField(
    { email: patternField(/^[^@\s]+@[^@\s]+$/u, 'email'), first_name: textField(100) },
    { last_name: textField(100), rut: textField(12), phone: textField(20) },
  ),
  customs: listField(objectField({ key: textField(100), value: textField(100) }), 1, 20),
  urls: objectField({ return_url: addressField, cancel_url: addressField }),
  webhooks: objectField(
    { webhook_confirm: addressField, webhook_reject: addressField },
    { webhook_validation: addressField },
  ),
};

/**
 * Reads a new order. Unknown fields, wrong lengths and a missing expiration of the method are
 * refused.
 */
export function readKlapOrder(rawBody: string): KlapRead<NewKlapOrder> {
  const body = readObject(rawBody);
  if (body === null) return no(klapRefusals.badJson);
  const [problem] = Object.entries(
    fieldProblems(body, required, { items: listField(itemField, 1, 100) }),
  );
  if (problem !== undefined) return no(invalidField(...problem));
  const expiration = objectsIn(body['customs']).find(({ key }) => key === expirationKey)?.['value'];
  if (expiration === undefined) return no(klapRefusals.noExpiration);
  const expiresInMs = readExpiration(expiration);
  if (expiresInMs === undefined) return no(invalidField(expirationKey, 'minutes, or -1'));
  if (!addsUp(body['amount'])) return no(invalidField('amount', 'details do not add up'));
  return { ok: true, value: { ...namesOf(body), expiresInMs } };
}

/**
 * Reads the minutes, which are a text. `-1`: the page does not expire (null). undefined: no valid
 * value.
 */
function readExpiration(value: unknown): number | null | undefined {
  if (value === '-1') return null;
  return typeof value === 'string' && /^[1-9]\d{0,4}$/u.test(value)
    ? Number(value) * 60_000
    : undefined;
}

function addsUp(amount: unknown): boolean {
  if (!isObject(amount)) return false;
  const details = amount['details'];
  if (!isObject(details)) return true;
  return (
    Number(details['subtotal']) + Number(details['fee']) + Number(details['tax']) ===
    amount['total']
  );
}

function namesOf(body: Readonly<Record<string, unknown>>): Omit<NewKlapOrder, 'expiresInMs'> {
  const [amount, urls, webhooks] = [body['amount'], body['urls'], body['webhooks']].map((each) =>
    isObject(each) ? each : {},
  );
  const text = (value: unknown): string => textOrNull(value) ?? '';
  return {
    referenceId: text(body['reference_id']),
    total: Number(amount?.['total']),
    returnUrl: text(urls?.['return_url']),
    cancelUrl: text(urls?.['cancel_url']),
    confirmUrl: text(webhooks?.['webhook_confirm']),
    rejectUrl: text(webhooks?.['webhook_reject']),
  };
}

/** Reads a refund: an empty object for the whole rest (null), or an amount in whole pesos. */
export function readKlapRefund(rawBody: string): KlapRead<number | null> {
  const body = readObject(rawBody);
  if (body === null) return no(klapRefusals.badJson);
  const [problem] = Object.entries(fieldProblems(body, {}, { amount: wholeField(1, most) }));
  if (problem !== undefined) return no(invalidField(...problem));
  const amount = body['amount'];
  return { ok: true, value: typeof amount === 'number' ? amount : null };
}
