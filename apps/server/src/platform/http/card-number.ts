import {
  holdsCardNumber,
  mayHoldCardNumber,
} from '@comanda/domain/card-numbers/find-card-number.ts';
import { checkEmail } from '@comanda/domain/checkout/check-email.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { joinPath } from '@comanda/contract/card-search-fields.ts';
import type { CardSearch } from '@comanda/contract/fields.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Refusal of a request that contains a card number. It never repeats the number. `field`: the field
 * that has it, where that is known. docs/rules/limits.md#refusal-of-a-card-number.
 */
export const cardNumberRefusal = (field: string | null = null): Refusal =>
  refusalOf('INVALID_PARAMETER', {
    reason: 'CARD_NUMBER',
    problem: 'card numbers are not accepted here',
    ...(field !== null && { field }),
  });

/** The fields of an endpoint's body that are searched in their own way, by path. */
export type CardSearchFields = ReadonlyMap<string, CardSearch>;

/**
 * Returns the refusal of a parsed body with a card number in a value or a key, or null. `text` is
 * the body as sent: a body without escapes and without 13 digits in a row is not walked.
 */
export function refuseCardNumber(
  text: string,
  value: unknown,
  fields: CardSearchFields,
): Refusal | null {
  if (!mayHoldCardNumber(text) && !text.includes('\\')) return null;
  if (!valueHoldsCardNumber(value)) return null;
  const found = findCardNumber(value, { name: '', place: '' }, fields);
  return found === null ? null : cardNumberRefusal(nameableField(found));
}

/** A first look without places, which nearly all bodies end. */
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

/**
 * Keys come from the client. A path that holds a card number itself, or is no name of a field, is
 * not repeated.
 */
const nameableField = (path: string): string | null =>
  /^\w{1,40}(?:\.\w{1,40}){0,9}$/.test(path) && !holdsCardNumber(path) ? path : null;

/**
 * `name`: the path by which the schema knows the field. `place`: the same with the numbers of list
 * items.
 */
type Field = { name: string; place: string };

/** Returns the place of the first card number in a value, with dots; null without one. */
function findCardNumber(value: unknown, at: Field, fields: CardSearchFields): string | null {
  if (typeof value === 'string')
    return isSearched(value, fields.get(at.name)) && holdsCardNumber(value) ? at.place : null;
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && holdsCardNumber(String(value)) ? at.place : null;
  if (Array.isArray(value))
    return firstPlace(value, (item, index) =>
      findCardNumber(item, { ...at, place: joinPath(at.place, String(index)) }, fields),
    );
  if (typeof value !== 'object' || value === null) return null;
  return firstPlace(Object.entries(value), ([key, item]) => {
    if (holdsCardNumber(key)) return at.place;
    const field = { name: joinPath(at.name, key), place: joinPath(at.place, key) };
    return findCardNumber(item, field, fields);
  });
}

function firstPlace<T>(
  items: readonly T[],
  placeIn: (item: T, index: number) => string | null,
): string | null {
  for (const [index, item] of items.entries()) {
    const place = placeIn(item, index);
    if (place !== null) return place;
  }
  return null;
}

/** An email whose digits look like a card number is an email; a card number alone is none. */
function isSearched(value: string, search: CardSearch | undefined): boolean {
  switch (search) {
    case 'never':
      return false;
    case 'valid-email':
      return checkEmail(value) !== null;
    case undefined:
      return true;
  }
}

/**
 * Headers whose values programs make: versions, addresses, dates and tokens. They are not checked
 * for card numbers.
 */
const machineHeaders =
  /^(?:accept|access-control-|authorization$|cache-control$|connection$|content-|cookie$|date$|forwarded$|host$|if-|origin$|priority$|sec-|trace|user-agent$|via$|x-forwarded-|x-real-ip$)/;

/**
 * True if a header with free text (`Idempotency-Key`, `X-Request-Id`, `Referer`…) holds a card
 * number.
 */
export const headersHoldCardNumber = (headers: IncomingHttpHeaders): boolean =>
  Object.entries(headers).some(
    ([name, value]) => !machineHeaders.test(name) && holdsCardNumber(String(value ?? '')),
  );

/**
 * True if the path or the query of a URL holds a card number. Each part is decoded and checked by
 * itself.
 */
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
