import { cutText } from '@comanda/domain/text/cut-text.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import * as v from 'valibot';

/**
 * Fields of other systems' answers. Every value that passes can be stored: numbers are finite and within the range of what they count, texts
 * hold no NUL and no half character, instants are instants of this century.
 */

/** An id, a code or a status of theirs: one word of at most 255 printable ASCII characters. */
export const wireCode = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/u));

/** A token that opens their calls: what a header may carry. */
export const headerToken = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,8192}$/u));

/** ISO 4217, in upper case. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Za-z]{3}$/u), v.toUpperCase());

const maxMoney = 1e12;
const positiveZero = v.transform((value: number) => value + 0);

/** Whole small units of a currency, never negative: at most a million millions. */
export const minorUnits = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(maxMoney),
  positiveZero,
);

/** An amount in major units, with its decimals; at most ten thousand millions. */
export const majorUnits = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(maxMoney / 100),
  positiveZero,
);

/** Seconds from now: at most 30 days. */
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
  v.check((value) => Date.parse(value) >= earliest && Date.parse(value) < latest),
);

/** Degrees on the earth. */
export const wireLatitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90), positiveZero);
export const wireLongitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180), positiveZero);

/** Words that somebody reads, as they are shown: tidied, at most `most` characters, and something is left of them. */
export const shownText = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((value) => cutText(tidyText(value), most).trim()),
    v.nonEmpty(),
  );

/** An address that a browser may be sent to: http or https, at most 2,000 characters. */
export const webUrl = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(/^https?:\/\/[\x21-\x7e]+$/u),
  v.check((value) => URL.canParse(value)),
);

/** A field that decides nothing: one that cannot be read counts as left out, and the rest of the answer stands. */
export const optionalField = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema) =>
  v.fallback(v.nullish(schema), undefined);
