import { readObject, textOrNull } from '../../http/read-json.ts';
import type { NewPayment } from './example-bank.ts';

const fields = ['reference', 'amount', 'currency', 'return_url', 'webhook_url', 'expires_at'];
const isMinor = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);

/** Reads a new payment. Null: a field is missing, unknown or wrong. `expires_at`: ISO instant. */
export function readNewPayment(rawBody: string): NewPayment | null {
  const body = readObject(rawBody);
  if (body === null || Object.keys(body).some((name) => !fields.includes(name))) return null;
  const { amount, return_url: returnUrl, webhook_url: webhookUrl } = body;
  const [reference, currency] = [textOrNull(body['reference']), textOrNull(body['currency'])];
  const expiresAt = Date.parse(textOrNull(body['expires_at']) ?? '');
  if (reference === null || reference.length > 26 || currency?.length !== 3) return null;
  if (!isMinor(amount) || !isAddress(returnUrl) || !isAddress(webhookUrl)) return null;
  return Number.isNaN(expiresAt)
    ? null
    : { reference, amount, currency, returnUrl, webhookUrl, expiresAt };
}

/** Reads a refund: its amount in minor units. Null: wrong. */
export function readRefund(rawBody: string): number | null {
  const body = readObject(rawBody);
  const amount = body?.['amount'];
  return body !== null && Object.keys(body).length === 1 && isMinor(amount) ? amount : null;
}
