import type { ProviderResponse } from '../../http/provider-response.ts';
import { isObject, readObject } from '../../http/read-json.ts';
import { oneclickRefusals, unknownParameter, wrongParameter } from './oneclick-refusal.ts';

type Shape = Readonly<Record<string, unknown>>;
export type ReadResult<Value> =
  { ok: true; value: Value } | { ok: false; answer: ProviderResponse };

export type NewInscription = { username: string; email: string; responseUrl: string };
export type NewCharge = {
  username: string;
  tbkUser: string;
  buyOrder: string;
  detailOrder: string;
  childCode: string;
  amount: number;
  installments: number;
};
export type RefundRequest = { childCode: string; detailOrder: string; amount: number };

const orderSigns = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]{1,26}$/;
const no = (answer: ProviderResponse): { ok: false; answer: ProviderResponse } => ({
  ok: false,
  answer,
});
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isOrder = (value: unknown): value is string =>
  typeof value === 'string' && orderSigns.test(value);
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 99_999_999_999;

function onlyKnown(shape: Shape, names: readonly string[]): ReadResult<Shape> {
  const unknownName = Object.keys(shape).find((name) => !names.includes(name));
  return unknownName === undefined ? { ok: true, value: shape } : no(unknownParameter(unknownName));
}

function readKnown(rawBody: string, names: readonly string[]): ReadResult<Shape> {
  const body = readObject(rawBody);
  return body === null ? no(oneclickRefusals.badJson) : onlyKnown(body, names);
}

/**
 * Reads a new inscription. Unknown fields are refused with 400, wrong lengths or characters
 * with 422.
 */
export function readInscriptionBody(rawBody: string): ReadResult<NewInscription> {
  const read = readKnown(rawBody, ['username', 'email', 'response_url']);
  if (!read.ok) return read;
  const { username, email, response_url: responseUrl } = read.value;
  if (!isText(username, 40)) return no(wrongParameter('username'));
  if (!isText(email, 100) || !email.includes('@')) return no(wrongParameter('email'));
  if (!isText(responseUrl, 255) || !/^https?:\/\//.test(responseUrl) || !URL.canParse(responseUrl))
    return no(wrongParameter('response_url'));
  return { ok: true, value: { username, email, responseUrl } };
}

/** Reads the removal of a card: the JSON body of a DELETE. */
export function readRemovalBody(
  rawBody: string,
): ReadResult<{ username: string; tbkUser: string }> {
  const read = readKnown(rawBody, ['tbk_user', 'username']);
  if (!read.ok) return read;
  const { tbk_user: tbkUser, username } = read.value;
  if (!isText(tbkUser, 40)) return no(wrongParameter('tbk_user'));
  if (!isText(username, 40)) return no(wrongParameter('username'));
  return { ok: true, value: { username, tbkUser } };
}

/**
 * Reads a charge. This emulator knows malls with one child store, so there is exactly one detail.
 */
export function readChargeBody(rawBody: string): ReadResult<NewCharge> {
  const read = readKnown(rawBody, ['username', 'tbk_user', 'buy_order', 'details']);
  if (!read.ok) return read;
  const { username, tbk_user: tbkUser, buy_order: buyOrder, details } = read.value;
  if (!isText(username, 40)) return no(wrongParameter('username'));
  if (!isText(tbkUser, 40)) return no(wrongParameter('tbk_user'));
  if (!isOrder(buyOrder)) return no(wrongParameter('buy_order'));
  if (!Array.isArray(details) || details.length !== 1 || !isObject(details[0]))
    return no(wrongParameter('details'));
  const detail = readDetail(details[0]);
  return detail.ok ? { ok: true, value: { username, tbkUser, buyOrder, ...detail.value } } : detail;
}

type Detail = Pick<NewCharge, 'detailOrder' | 'childCode' | 'amount' | 'installments'>;

function readDetail(detail: Shape): ReadResult<Detail> {
  const read = onlyKnown(detail, ['commerce_code', 'buy_order', 'amount', 'installments_number']);
  if (!read.ok) return read;
  const { commerce_code: childCode, buy_order: detailOrder, amount } = read.value;
  if (!isText(childCode, 12)) return no(wrongParameter('details.commerce_code'));
  if (!isOrder(detailOrder)) return no(wrongParameter('details.buy_order'));
  if (!isAmount(amount)) return no(wrongParameter('details.amount'));
  const installments = installmentsOf(read.value['installments_number']);
  return { ok: true, value: { childCode, detailOrder, amount, installments } };
}

/** Anything that is no whole number is read as 0: no instalments. */
const installmentsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 99 ? value : 0;

export function readRefundBody(rawBody: string): ReadResult<RefundRequest> {
  const read = readKnown(rawBody, ['commerce_code', 'detail_buy_order', 'amount']);
  if (!read.ok) return read;
  const { commerce_code: childCode, detail_buy_order: detailOrder, amount } = read.value;
  if (!isText(childCode, 12)) return no(wrongParameter('commerce_code'));
  if (!isOrder(detailOrder)) return no(wrongParameter('detail_buy_order'));
  return isAmount(amount)
    ? { ok: true, value: { childCode, detailOrder, amount } }
    : no(wrongParameter('amount'));
}
