import { holdsCardNumber, mayHoldCardNumber } from '@comanda/domain/card/find-card-number.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether anything in a parsed body, its keys included, holds a card number. `text` is the body as sent: the walk is skipped for the
 * many bodies without escapes that have no 13 digits in a row.
 */
export function bodyHoldsCardNumber(text: string, value: unknown): boolean {
  if (!mayHoldCardNumber(text) && !text.includes('\\')) return false;
  return valueHoldsCardNumber(value);
}

function valueHoldsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return holdsCardNumber(value);
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && holdsCardNumber(String(value));
  if (Array.isArray(value)) return value.some(valueHoldsCardNumber);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(
      ([key, item]) => holdsCardNumber(key) || valueHoldsCardNumber(item),
    );
  return false;
}

/** Headers of browsers, proxies and this product whose values are made by programs. They hold versions, addresses, dates and tokens. */
const machineHeaders =
  /^(?:accept|access-control-|authorization$|cache-control$|connection$|content-|cookie$|date$|forwarded$|host$|if-|origin$|priority$|sec-|trace|user-agent$|via$|x-forwarded-|x-real-ip$)/;

/** Whether a header that people or other programs fill freely (`Idempotency-Key`, `X-Request-Id`, `Referer`…) holds a card number. */
export const headersHoldCardNumber = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(headers).some(
    ([name, value]) => !machineHeaders.test(name) && holdsCardNumber(String(value ?? '')),
  );

/** Whether the path or the query of an address holds one. Each part is read by itself, as it is once it is decoded. */
export function urlHoldsCardNumber(url: string): boolean {
  if (!mayHoldCardNumber(url)) return false;
  return url.split(/[/?&=#]/).some((part) => holdsCardNumber(decodePart(part)));
}

/** A part with a broken escape is read as it was sent. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
