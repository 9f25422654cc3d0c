import { fieldLengths } from '../limits/field-lengths.ts';
import { type Decimals, type Minor, toMajor } from '../money/money.ts';
import { type ForbiddenLetter, forbiddenLetter } from '../text/forbidden-letter.ts';

/** The values of a dish or an option that a person types. An option has no description. */
export type ItemValues = {
  readonly name: string;
  readonly description?: string;
  readonly price: Minor;
  readonly discountPrice: Minor | null;
};
type ItemField = keyof ItemValues;

export type ItemReason =
  | { code: 'forbiddenLetter'; letter: ForbiddenLetter }
  | { code: 'tooLong'; max: number }
  | { code: 'empty' | 'severalLines' | 'belowZero' | 'offerNotBelowPrice' }
  | { code: 'tooMuch'; maxMajor: number };
export type ItemProblem = { readonly field: ItemField; readonly reason: ItemReason };

/**
 * Largest amount in major units. A larger one is a mistake, and sums of many would not be exact.
 */
export const largestAmount = 100_000_000;

/** Returns whether a text has a letter, a digit, a mark or a symbol. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Returns whether a text is on one line. */
export const isOneLine = (text: string): boolean => /^[^\n\r\t]*$/.test(text);

/** Returns whether an offer is below the price; true without an offer. */
export const isOfferBelow = ({
  price,
  discountPrice,
}: {
  price: number;
  discountPrice: number | null;
}): boolean => discountPrice === null || discountPrice < price;

/**
 * Returns the first problem of each value of a dish or an option. The import, the counter and its
 * form decide by these rules. docs/rules/counter-menu.md#rules-of-a-value.
 */
export function itemProblems(item: ItemValues, decimals: Decimals): readonly ItemProblem[] {
  const reasons: readonly [ItemField, ItemReason | null][] = [
    ['name', nameReason(item.name)],
    ['description', textReason(item.description ?? '', fieldLengths.dishDescription)],
    ['price', amountReason(item.price, decimals)],
    ['discountPrice', offerReason(item, decimals)],
  ];
  return reasons.flatMap(([field, reason]) => (reason === null ? [] : { field, reason }));
}

function nameReason(name: string): ItemReason | null {
  const text = name.trim();
  const reason = textReason(text, fieldLengths.dishName);
  if (reason !== null) return reason;
  if (!isVisible(text)) return { code: 'empty' };
  return isOneLine(text) ? null : { code: 'severalLines' };
}

function textReason(text: string, max: number): ItemReason | null {
  const letter = forbiddenLetter(text);
  if (letter !== null) return { code: 'forbiddenLetter', letter };
  return text.length > max ? { code: 'tooLong', max } : null;
}

function amountReason(amount: Minor, decimals: Decimals): ItemReason | null {
  if (amount < 0) return { code: 'belowZero' };
  return toMajor(amount, decimals) > largestAmount
    ? { code: 'tooMuch', maxMajor: largestAmount }
    : null;
}

function offerReason(item: ItemValues, decimals: Decimals): ItemReason | null {
  if (item.discountPrice === null) return null;
  const reason = amountReason(item.discountPrice, decimals);
  return reason ?? (isOfferBelow(item) ? null : { code: 'offerNotBelowPrice' });
}

/**
 * Returns whether the offer of a store is below the price there: the store's own, else that of the
 * menu (`usual`; undefined: unknown).
 */
export function isStoreOfferBelow(
  { price, discountPrice }: { price: Minor | null; discountPrice: Minor | null },
  usual: Minor | undefined,
): boolean {
  const full = price ?? usual;
  return full === undefined || isOfferBelow({ price: full, discountPrice });
}
