import {
  holdsCardNumber,
  mayHoldCardNumber,
} from '@comanda/domain/card-numbers/find-card-number.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { IncomingHttpHeaders } from 'node:http';

/** Refusal of a request that contains a card number. It does not repeat the number or name its field. */
export const cardNumberRefusal: Refusal = refusalOf('INVALID_PARAMETER', {
  problem: 'card numbers are not accepted here',
});

/**
 * True if any value or key of a parsed body holds a card number. `text` is the body as sent: a body without escapes and without 13 digits
 * in a row is not walked.
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

/** Headers whose values programs make: versions, addresses, dates and tokens. They are not checked for card numbers. */
const machineHeaders =
  /^(?:accept|access-control-|authorization$|cache-control$|connection$|content-|cookie$|date$|forwarded$|host$|if-|origin$|priority$|sec-|trace|user-agent$|via$|x-forwarded-|x-real-ip$)/;

/** True if a header with free text (`Idempotency-Key`, `X-Request-Id`, `Referer`…) holds a card number. */
export const headersHoldCardNumber = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(headers).some(
    ([name, value]) => !machineHeaders.test(name) && holdsCardNumber(String(value ?? '')),
  );

/** True if the path or the query of a URL holds a card number. Each part is decoded and checked by itself. */
export function urlHoldsCardNumber(url: string): boolean {
  if (!mayHoldCardNumber(url)) return false;
  return url.split(/[/?&=#]/).some((part) => holdsCardNumber(decodePart(part)));
}

/** Decodes a part of a URL; returns a part with an invalid escape unchanged. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
