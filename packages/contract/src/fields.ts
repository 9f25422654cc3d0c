import { maxLineCount } from '@comanda/domain/cart/cart-limits.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import * as v from 'valibot';

/**
 * Text that the shopper typed. `max` limits what the server reads; the domain checks the trimmed
 * length.
 */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** A day of the calendar, `YYYY-MM-DD`. docs/rules/limits.md#dates-of-a-call. */
export const calendarDay = v.pipe(v.string(), v.isoDate());

/**
 * A date and a time of day at the store, `YYYY-MM-DD HH:mm`. The metadata names the format for the
 * validator of the server.
 */
export const localDateTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
  v.metadata({ format: 'local-date-time' }),
);

/**
 * Number of units: an integer from 1 to the most of a cart line. 0, -1, 1.5 and "1" are refused.
 */
export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineCount));

/** A count of loyalty points. */
export const pointsCount = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(payloadLimits.points),
);

/** The number of changes of a stored row: a change names the one that it was made from. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/**
 * An exception of a field from the search for card numbers. `valid-email`: a valid email is not
 * searched. `never`: the value is not searched.
 */
export type CardSearch = 'valid-email' | 'never';
const cardSearch = <T extends string>(search: CardSearch) =>
  v.metadata<T, { cardSearch: CardSearch }>({ cardSearch: search });

/**
 * An email that a person typed; the domain checks its shape.
 * docs/rules/limits.md#values-that-are-no-card-number.
 */
export const typedEmail = v.pipe(
  v.string(),
  v.maxLength(fieldLengths.email),
  cardSearch('valid-email'),
);

/**
 * A token that a provider's script made: letters, digits, `_` and `-`, never digits alone. Its
 * random text may look like a card number, so it is not searched for one.
 * docs/rules/limits.md#values-that-are-no-card-number.
 */
export const opaqueToken = v.pipe(
  v.string(),
  v.regex(/^(?!\d+$)[\w-]{16,200}$/),
  cardSearch('never'),
);

/**
 * A key that a provider gave a brand. Its random text may look like a card number, so it is not
 * searched for one. docs/rules/limits.md#values-that-are-no-card-number.
 */
export const providerKey = v.pipe(
  v.string(),
  v.maxLength(fieldLengths.keyValue),
  cardSearch('never'),
);
