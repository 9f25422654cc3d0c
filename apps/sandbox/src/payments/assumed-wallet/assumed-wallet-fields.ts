import type { ProviderResponse } from '../../http/provider-response.ts';
import { numberOrNull, readObject, textOrNull } from '../../http/read-json.ts';
import {
  type FieldChecks,
  fieldProblems,
  oneOfField,
  patternField,
  textField,
  wholeField,
} from '../../couriers/field-checks.ts';
import { refusals, invalidField } from './assumed-wallet-refusal.ts';

/** `expiresInMs`: time that the shopper has to approve. The amount is in whole pesos. */
export type NewAssumedPayment = {
  reference: string;
  amount: number;
  description: string;
  returnUrl: string;
  webhookUrl: string;
  expiresInMs: number;
};
export type AssumedRefund = { amount: number; reference: string };
type Read<Value> = { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

const address = patternField(/^https?:\/\/\S{1,500}$/, 'address');

const paymentFields: FieldChecks = {
  reference: textField(64),
  amount: wholeField(1),
  currency: oneOfField('CLP'),
  description: textField(120),
  channel: oneOfField('WEB', 'MOBILE'),
  return_url: address,
  webhook_url: address,
  expires_in: wholeField(1, 3_600),
};

/** Reads the body of `POST /payments`. Every field is required, and no other is known. */
export function readCreateBody(rawBody: string): Read<NewAssumedPayment> {
  const read = readFields(rawBody, paymentFields);
  if (!read.ok) return read;
  const text = (name: string): string => textOrNull(read.value[name]) ?? '';
  const whole = (name: string): number => numberOrNull(read.value[name]) ?? 0;
  return {
    ok: true,
    value: {
      reference: text('reference'),
      amount: whole('amount'),
      description: text('description'),
      returnUrl: text('return_url'),
      webhookUrl: text('webhook_url'),
      expiresInMs: whole('expires_in') * 1_000,
    },
  };
}

/** Reads the body of confirm and cancel: an empty JSON object. */
export const readEmptyBody = (rawBody: string): Read<unknown> => readFields(rawBody, {});

/** Reads the body of a refund: its amount in whole pesos and the merchant's name for it. */
export function readRefundBody(rawBody: string): Read<AssumedRefund> {
  const read = readFields(rawBody, { amount: wholeField(1), refund_reference: textField(64) });
  if (!read.ok) return read;
  const { amount, refund_reference: reference } = read.value;
  return {
    ok: true,
    value: { amount: numberOrNull(amount) ?? 0, reference: textOrNull(reference) ?? '' },
  };
}

function readFields(
  rawBody: string,
  required: FieldChecks,
): Read<Readonly<Record<string, unknown>>> {
  const body = readObject(rawBody);
  if (body === null) return { ok: false, answer: refusals.badJson };
  const [problem] = Object.entries(fieldProblems(body, required, {}));
  return problem === undefined
    ? { ok: true, value: body }
    : { ok: false, answer: invalidField(problem[0], problem[1]) };
}
