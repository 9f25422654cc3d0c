import type { Answer } from '../http/answer.ts';
import { readObject } from '../http/read-json.ts';
import { invalid, refusals, unknownField } from './refusal.ts';

export type NewTransaction = { buyOrder: string; sessionId: string; amount: number; returnUrl: string };
export type Read<Value> = { ok: true; value: Value } | { ok: false; answer: Answer };

const orderSigns = /^[A-Za-z0-9|_=&%.,~:/?[+!@()>-]{1,26}$/;
const sessionSigns = /^[\x20-\x7E]{1,61}$/;
const longestUrl = 255;
const most = 99_999_999_999_999;

const no = (answer: Answer): { ok: false; answer: Answer } => ({ ok: false, answer });
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most;
const fits = (value: unknown, signs: RegExp): value is string => typeof value === 'string' && signs.test(value);

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= longestUrl && /^https?:\/\//.test(value) && URL.canParse(value);
}

function readKnown(rawBody: string, names: readonly string[]): Read<Readonly<Record<string, unknown>>> {
  const body = readObject(rawBody);
  if (body === null) return no(refusals.badJson);
  const stranger = Object.keys(body).find((name) => !names.includes(name));
  return stranger === undefined ? { ok: true, value: body } : no(unknownField(stranger));
}

/** A new transaction: no other fields (400), each of its length and characters (422), the amount in whole pesos. */
export function readCreate(rawBody: string): Read<NewTransaction> {
  const read = readKnown(rawBody, ['buy_order', 'session_id', 'amount', 'return_url']);
  if (!read.ok) return read;
  const { buy_order: buyOrder, session_id: sessionId, amount, return_url: returnUrl } = read.value;
  if (!fits(buyOrder, orderSigns)) return no(invalid('buy_order'));
  if (!fits(sessionId, sessionSigns)) return no(invalid('session_id'));
  if (!isAmount(amount)) return no(invalid('amount'));
  if (!isAddress(returnUrl)) return no(invalid('return_url'));
  return { ok: true, value: { buyOrder, sessionId, amount, returnUrl } };
}

/** A refund is an amount and nothing else. */
export function readRefund(rawBody: string): Read<number> {
  const read = readKnown(rawBody, ['amount']);
  if (!read.ok) return read;
  const { amount } = read.value;
  return isAmount(amount) ? { ok: true, value: amount } : no(invalid('amount'));
}

/** A commit says nothing: an empty body, or an empty object. */
export function readNothing(rawBody: string): Read<null> {
  const read = rawBody.trim() === '' ? null : readKnown(rawBody, []);
  return read === null || read.ok ? { ok: true, value: null } : read;
}
