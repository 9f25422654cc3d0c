/**
 * Brands of payment cards that the shop knows by name; `other`: any other, drawn with a plain mark.
 */
export const cardBrands = ['visa', 'mastercard', 'amex', 'diners', 'other'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Brands that every method takes online. docs/rules/cards.md#brands-of-cards. */
export const acceptedBrands: readonly CardBrand[] = ['visa', 'mastercard'];

const prefixes: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, 'visa'],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^3(?:0[0-5]|095|6|8|9)/, 'diners'],
];

/**
 * Returns the brand of a card number of ASCII digits by its prefix. Part of a number is enough.
 * docs/rules/cards.md#brands-of-cards.
 */
export const brandOfNumber = (digits: string): CardBrand =>
  prefixes.find(([prefix]) => prefix.test(digits))?.[1] ?? 'other';

const brandsByWord: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  mc: 'mastercard',
  amex: 'amex',
  americanexpress: 'amex',
  diners: 'diners',
  dinersclub: 'diners',
};

/**
 * Returns the brand that a provider names in its own spelling ("MasterCard", "American Express"); a
 * debit or prepaid product without a brand ("Redcompra", "Prepago") is `other`.
 * docs/rules/cards.md#brands-of-cards.
 */
export const brandOfWord = (word: string): CardBrand => {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  return Object.hasOwn(brandsByWord, plain) ? (brandsByWord[plain] ?? 'other') : 'other';
};
