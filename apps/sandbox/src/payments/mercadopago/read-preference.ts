import { isObject, objectsIn, textOrNull } from '../../http/read-json.ts';
import type { NewPreference } from './preference.ts';

type Shape = Readonly<Record<string, unknown>>;
export type PreferenceRead = { ok: true; value: NewPreference } | { ok: false; field: string };

const known = {
  preference: [
    'items',
    'payer',
    'back_urls',
    'auto_return',
    'external_reference',
    'notification_url',
    'expires',
    'expiration_date_from',
    'expiration_date_to',
    'date_of_expiration',
    'binary_mode',
    'payment_methods',
    'statement_descriptor',
    'metadata',
  ],
  item: ['id', 'title', 'description', 'category_id', 'quantity', 'unit_price', 'currency_id'],
  payer: ['name', 'surname', 'email', 'phone', 'identification'],
  backUrls: ['success', 'pending', 'failure'],
} as const;

/** Decimals of the currencies that this account takes. */
const decimals: Readonly<Record<string, number>> = { CLP: 0, MXN: 2 };
const dateSigns = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}[+-]\d{2}:\d{2}$/;
const longestUrl = 500;

const no = (field: string): { ok: false; field: string } => ({ ok: false, field });
const unknownIn = (value: Shape, names: readonly string[]): string | undefined =>
  Object.keys(value).find((name) => !names.includes(name));

/** Reads a new preference. A refusal names the field. Instants become milliseconds, amounts stay in whole units with decimals. */
export function readPreference(body: Shape): PreferenceRead {
  const unknownField = unknownIn(body, known.preference);
  if (unknownField !== undefined) return no(unknownField);
  const amount = readItems(body['items']);
  if (typeof amount === 'string') return no(amount);
  const reference = textOrNull(body['external_reference']);
  if (reference === null || !/^[A-Za-z0-9_-]{1,256}$/.test(reference))
    return no('external_reference');
  const backUrls = readBackUrls(body['back_urls']);
  if (backUrls === null) return no('back_urls');
  if (body['auto_return'] !== undefined && body['auto_return'] !== 'approved')
    return no('auto_return');
  const payer = body['payer'];
  if (payer !== undefined && !isPayer(payer)) return no('payer');
  const notificationUrl = body['notification_url'];
  if (notificationUrl !== undefined && addressOf(notificationUrl) === null)
    return no('notification_url');
  const lifeMs = readExpiration(body);
  if (lifeMs === undefined) return no('expiration_date_to');
  return {
    ok: true,
    value: {
      ...amount,
      reference,
      backUrls,
      notificationUrl: addressOf(notificationUrl),
      lifeMs,
      binary: body['binary_mode'] === true,
    },
  };
}

function readItems(items: unknown): Pick<NewPreference, 'amount' | 'currency' | 'title'> | string {
  const list = objectsIn(items);
  const [first] = list;
  if (!Array.isArray(items) || list.length !== items.length || first === undefined) return 'items';
  const currency = textOrNull(first['currency_id']) ?? '';
  const places = decimals[currency];
  if (places === undefined) return 'currency_id';
  let amount = 0;
  for (const item of list) {
    const { title, quantity, unit_price: price } = item;
    if (unknownIn(item, known.item) !== undefined || item['currency_id'] !== currency)
      return 'items';
    if (textOrNull(title) === null || String(title).length > 256) return 'title';
    if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1)
      return 'quantity';
    if (typeof price !== 'number' || price <= 0 || price !== Number(price.toFixed(places)))
      return 'unit_price';
    amount += price * quantity;
  }
  return { amount: Number(amount.toFixed(places)), currency, title: String(first['title']) };
}

function isPayer(payer: unknown): boolean {
  if (!isObject(payer) || unknownIn(payer, known.payer) !== undefined) return false;
  const { email, phone } = payer;
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return false;
  return phone === undefined || (isObject(phone) && textOrNull(phone['number']) !== null);
}

function readBackUrls(value: unknown): NewPreference['backUrls'] | null {
  if (!isObject(value) || unknownIn(value, known.backUrls) !== undefined) return null;
  const [success, pending, failure] = known.backUrls.map((name) => addressOf(value[name]));
  return success == null || pending == null || failure == null
    ? null
    : { success, pending, failure };
}

/**
 * Reads the life of a page, milliseconds from its creation. It counts from the shop's own date, so that a test whose shop has another clock works
 * too. Null: the page has no end. Undefined: a date is not valid.
 */
export function readExpiration(body: Shape): number | null | undefined {
  const dates = [
    body['expiration_date_to'],
    body['expiration_date_from'],
    body['date_of_expiration'],
  ];
  if (dates.some((date) => date !== undefined && !isDate(date))) return undefined;
  if (body['expires'] !== true) return null;
  const [to, from] = dates.map((date) => Date.parse(String(date)));
  const lifeMs = Number(to) - Number(from);
  return Number.isNaN(lifeMs) ? undefined : Math.max(lifeMs, 0);
}

const isDate = (value: unknown): boolean => typeof value === 'string' && dateSigns.test(value);

function addressOf(value: unknown): string | null {
  const text = textOrNull(value);
  return text !== null &&
    text.length <= longestUrl &&
    /^https?:\/\//.test(text) &&
    URL.canParse(text)
    ? text
    : null;
}
