import { mercadoPagoDecimals } from '../../countries.ts';
import { isObject, objectsIn, textOrNull } from '../../http/read-json.ts';
import type { NewPreference, PageTimes } from './preference.ts';

type Shape = Readonly<Record<string, unknown>>;
type Read<Value> = { ok: true; value: Value } | { ok: false; field: string };
export type PreferenceRead = Read<NewPreference>;

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
  paymentMethods: [
    'excluded_payment_methods',
    'excluded_payment_types',
    'installments',
    'default_installments',
  ],
  paymentTypes: [
    'account_money',
    'ticket',
    'bank_transfer',
    'atm',
    'credit_card',
    'debit_card',
    'prepaid_card',
    'digital_currency',
    'digital_wallet',
    'voucher_card',
    'crypto_transfer',
  ],
} as const;

/** Decimals of the currencies that this account takes. */
const decimals = mercadoPagoDecimals;
const dateSigns =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}[+-](?:0\d|1[0-4]):[0-5]\d$/;
const longestUrl = 500;

const no = (field: string): { ok: false; field: string } => ({ ok: false, field });
const unknownIn = (value: Shape, names: readonly string[]): string | undefined =>
  Object.keys(value).find((name) => !names.includes(name));

/**
 * Reads a new preference. A refusal names the field. Instants become milliseconds, amounts stay in
 * whole units with decimals.
 */
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
  const times = readPageTimes(body);
  if (!times.ok) return times;
  const excludedTypes = readExcludedTypes(body['payment_methods']);
  if (excludedTypes === null) return no('payment_methods');
  return {
    ok: true,
    value: {
      ...amount,
      reference,
      backUrls,
      notificationUrl: addressOf(notificationUrl),
      ...times.value,
      binary: body['binary_mode'] === true,
      excludedTypes,
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

/** Reads the types of payment that a page excludes. Null: the setting is not valid. */
function readExcludedTypes(methods: unknown): readonly string[] | null {
  if (methods === undefined) return [];
  if (!isObject(methods) || unknownIn(methods, known.paymentMethods) !== undefined) return null;
  const wanted = methods['excluded_payment_types'] ?? [];
  if (!Array.isArray(wanted)) return null;
  const types = objectsIn(wanted).map(({ id }) => String(id));
  const isKnown = types.every((type) => known.paymentTypes.some((one) => one === type));
  return isKnown && types.length === wanted.length ? types : null;
}

/**
 * Reads the instants between which a page can be paid. A date says its offset, and means that
 * instant whatever the shop's clock shows. Without `expires` the dates have no effect. A refusal
 * names the field.
 */
export function readPageTimes(body: Shape): Read<PageTimes> {
  const dates = ['expiration_date_from', 'expiration_date_to', 'date_of_expiration'] as const;
  const wrong = dates.find((name) => body[name] !== undefined && instantOf(body[name]) === null);
  if (wrong !== undefined) return no(wrong);
  if (body['expires'] !== true) return { ok: true, value: { startsAt: null, expiresAt: null } };
  const expiresAt = instantOf(body['expiration_date_to']);
  if (expiresAt === null) return no('expiration_date_to');
  return { ok: true, value: { startsAt: instantOf(body['expiration_date_from']), expiresAt } };
}

/**
 * The instant (milliseconds) of a date with milliseconds and an offset. Null: it has another form,
 * or the calendar has no such day.
 */
function instantOf(value: unknown): number | null {
  const text = textOrNull(value) ?? '';
  const day = dateSigns.exec(text)?.[1];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().slice(0, 10) === day
    ? Date.parse(text)
    : null;
}

function addressOf(value: unknown): string | null {
  const text = textOrNull(value);
  return text !== null &&
    text.length <= longestUrl &&
    /^https?:\/\//.test(text) &&
    URL.canParse(text)
    ? text
    : null;
}
