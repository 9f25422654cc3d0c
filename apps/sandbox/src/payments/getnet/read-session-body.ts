import { isObject, textOrNull } from '../../http/read-json.ts';
import type { NewSession } from './session.ts';

export type SessionRead = { ok: true; value: NewSession } | { ok: false; message: string };
type Shape = Readonly<Record<string, unknown>>;

const sessionFields = [
  'auth',
  'locale',
  'buyer',
  'payer',
  'payment',
  'expiration',
  'returnUrl',
  'cancelUrl',
  'ipAddress',
  'userAgent',
  'skipResult',
  'noBuyerFill',
  'paymentMethod',
];
const paymentFields = ['reference', 'description', 'amount', 'allowPartial'];
const personFields = ['document', 'documentType', 'name', 'surname', 'email', 'mobile'];
const leastLifetimeMs = 5 * 60_000;
const usualLifetimeMs = 30 * 60_000;
const referenceSigns = /^[A-Za-z0-9_-]{1,32}$/;
const mobileSigns = /^\+?\d{8,15}$/;

const no = (message: string): { ok: false; message: string } => ({ ok: false, message });
const unknownIn = (value: Shape, names: readonly string[]): string | null =>
  Object.keys(value).find((name) => !names.includes(name)) ?? null;

/**
 * Reads a new session. Unknown fields, lengths beyond the documented ones and an early expiration
 * are refused by name. `now`: milliseconds.
 */
export function readSessionBody(body: Shape, now: number): SessionRead {
  const unknownField = unknownIn(body, sessionFields);
  if (unknownField !== null) return no(`unknown field: ${unknownField}`);
  const payment = readPayment(body['payment']);
  if (typeof payment === 'string') return no(payment);
  const wrongPerson = [body['buyer'], body['payer']].map(personProblem).find((one) => one !== null);
  if (wrongPerson !== undefined) return no(wrongPerson ?? '');
  const ipAddress = shortText(body['ipAddress'], 46);
  const userAgent = shortText(body['userAgent'], 255);
  if (ipAddress === null) return no('ipAddress is required');
  if (userAgent === null) return no('userAgent is required');
  const returnUrl = addressOf(body['returnUrl']);
  if (returnUrl === null) return no('returnUrl is not a valid URL');
  const cancelUrl = body['cancelUrl'] === undefined ? null : addressOf(body['cancelUrl']);
  if (body['cancelUrl'] !== undefined && cancelUrl === null) return no('cancelUrl is not valid');
  const expiration = readExpiration(body['expiration'], now);
  if (expiration === null) return no('expiration must be at least 5 minutes ahead');
  return {
    ok: true,
    value: { ...payment, ipAddress, userAgent, returnUrl, cancelUrl, expiration },
  };
}

function readPayment(
  payment: unknown,
): Pick<NewSession, 'reference' | 'description' | 'total' | 'currency'> | string {
  if (!isObject(payment)) return 'payment is required';
  const unknownField = unknownIn(payment, paymentFields);
  if (unknownField !== null) return `unknown field: payment.${unknownField}`;
  const { reference, description, amount, allowPartial } = payment;
  if (typeof reference !== 'string' || !referenceSigns.test(reference))
    return 'payment.reference is not valid';
  const text = shortText(description, 255);
  if (text === null) return 'payment.description is not valid';
  if (allowPartial !== undefined && allowPartial !== false)
    return 'payment.allowPartial is not enabled for this site';
  if (!isObject(amount) || unknownIn(amount, ['currency', 'total']) !== null)
    return 'payment.amount is not valid';
  const { currency, total } = amount;
  if (currency !== 'CLP') return 'payment.amount.currency is not enabled for this site';
  if (typeof total !== 'number' || !Number.isInteger(total) || total <= 0)
    return 'payment.amount.total is not valid';
  return { reference, description: text, total, currency };
}

function personProblem(person: unknown): string | null {
  if (person === undefined) return null;
  if (!isObject(person)) return 'buyer is not valid';
  const unknownField = unknownIn(person, personFields);
  if (unknownField !== null) return `unknown field: buyer.${unknownField}`;
  const { email, mobile } = person;
  if (Object.values(person).some((value) => shortText(value, 80) === null))
    return 'buyer is not valid';
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    return 'buyer.email is not valid';
  return typeof mobile === 'string' && !mobileSigns.test(mobile)
    ? 'buyer.mobile is not valid'
    : null;
}

function shortText(value: unknown, longest: number): string | null {
  const text = textOrNull(value);
  return text !== null && text.length <= longest ? text : null;
}

function addressOf(value: unknown): string | null {
  const text = shortText(value, 255);
  return text !== null && /^https?:\/\//.test(text) && URL.canParse(text) ? text : null;
}

function readExpiration(value: unknown, now: number): number | null {
  if (value === undefined) return now + usualLifetimeMs;
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return instant >= now + leastLifetimeMs ? instant : null;
}
