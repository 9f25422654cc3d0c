import type { ProviderResponse } from '../../http/provider-response.ts';
import { readObject } from '../../http/read-json.ts';
import { invalidParameter, webpayRefusals, unknownField } from './webpay-refusal.ts';

export type NewTransaction = {
  buyOrder: string;
  sessionId: string;
  amount: number;
  returnUrl: string;
};
export type ReadResult<Value> =
  { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

const orderSigns = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]{1,26}$/;
const sessionSigns = /^[\x20-\x7E]{1,61}$/;
const longestUrl = 255;
const most = 99_999_999_999_999;

const no = (answer: ProviderResponse): { ok: false; answer: ProviderResponse } => ({
  ok: false,
  answer,
});
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
const fits = (value: unknown, signs: RegExp): value is string =>
  typeof value === 'string' && signs.test(value);

function isAddress(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longestUrl &&
    /^https?:\/\//.test(value) &&
    URL.canParse(value)
  );
}

function readKnown(
  rawBody: string,
  names: readonly string[],
): ReadResult<Readonly<Record<string, unknown>>> {
  const body = readObject(rawBody);
  if (body === null) return no(webpayRefusals.badJson);
  const unknownName = Object.keys(body).find((name) => !names.includes(name));
  return unknownName === undefined ? { ok: true, value: body } : no(unknownField(unknownName));
}

/**
 * Reads a new transaction. Unknown fields are refused with 400, wrong lengths or characters
 * with 422. The amount is in whole pesos.
 */
export function readCreateBody(rawBody: string): ReadResult<NewTransaction> {
  const read = readKnown(rawBody, ['buy_order', 'session_id', 'amount', 'return_url']);
  if (!read.ok) return read;
  const { buy_order: buyOrder, session_id: sessionId, amount, return_url: returnUrl } = read.value;
  if (!fits(buyOrder, orderSigns)) return no(invalidParameter('buy_order'));
  if (!fits(sessionId, sessionSigns)) return no(invalidParameter('session_id'));
  if (!isAmount(amount)) return no(invalidParameter('amount'));
  if (!isAddress(returnUrl)) return no(invalidParameter('return_url'));
  return { ok: true, value: { buyOrder, sessionId, amount, returnUrl } };
}

/** Reads a refund. Its only field is the amount. */
export function readRefundBody(rawBody: string): ReadResult<number> {
  const read = readKnown(rawBody, ['amount']);
  if (!read.ok) return read;
  const { amount } = read.value;
  return isAmount(amount) ? { ok: true, value: amount } : no(invalidParameter('amount'));
}

/** Reads the body of a commit: empty, or an empty object. */
export function readEmptyBody(rawBody: string): ReadResult<null> {
  const read = rawBody.trim() === '' ? null : readKnown(rawBody, []);
  return read === null || read.ok ? { ok: true, value: null } : read;
}
