import { cutText } from '@comanda/domain/text/cut-text.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';

/**
 * Schemas of fields in other systems' responses. Every value that passes can be stored: numbers are
 * finite and within range, texts hold no NUL and no lone surrogate, instants lie in this century.
 */

/**
 * An id, a code or a status of another system: 1 to 255 printable ASCII characters without spaces.
 */
export const wireCode = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/u));

/** An access token of another system: characters that a header may carry. */
export const headerToken = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8192}$/u));

/** ISO 4217, in upper case. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/u), v.toUpperCase());

const maxMoney = 1e12;
const positiveZero = v.transform((value: number) => value + 0);

/** An amount in minor units: an integer from 0 to 10¹². */
export const minorUnits = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(maxMoney),
  positiveZero,
);

/** An amount in major units, with decimals: 0 to 10¹⁰. */
export const majorUnits = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(maxMoney / 100),
  positiveZero,
);

/** A whole number of either sign, such as a result code or a count. */
export const wireInteger = v.pipe(v.number(), v.safeInteger(), positiveZero);

/** Seconds from now: at max 30 days. */
export const secondsAhead = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(30 * 86_400),
  positiveZero,
);

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** An instant between 2000 and 2100, as text. */
export const wireInstant = v.pipe(
  v.string(),
  v.maxLength(64),
  v.check((value) => instantOf(value) >= earliest && instantOf(value) < latest),
);

/** Degrees on the earth. */
export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90), positiveZero);
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180), positiveZero);

/** Text that shoppers or operators read: whitespace tidied, not empty, cut to `max` characters. */
export const shownText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => cutText(tidyText(value), max).trim()),
    v.nonEmpty(),
  );

/** A URL that a browser may be redirected to: http or https, at max 2,000 characters. */
export const webUrl = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^https?:\/\/[\x21-\x7e]+$/u),
  v.check((value) => URL.canParse(value)),
);

/**
 * Makes a field optional: an invalid value counts as absent, and the rest of the response stays
 * valid.
 */
export const optionalField = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.nullish(schema), undefined);
