/**
 * Card numbers of one issuer: prefix and number of digits. Sources: ISO/IEC 7812 and the issuers'
 * public tables.
 */
type CardRange = { readonly prefix: RegExp; readonly lengths: readonly number[] };

const visa: CardRange = { prefix: /^4/, lengths: [13, 16, 19] };
const mastercard: CardRange = {
  prefix: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  lengths: [16],
};
const americanExpress: CardRange = { prefix: /^3[47]/, lengths: [15] };
const dinersClub: CardRange = { prefix: /^3(?:0[0-5]|095|6|8|9)/, lengths: [14, 16, 19] };
const jcb: CardRange = { prefix: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] };
const discover: CardRange = { prefix: /^6(?:011|4[4-9]|5)/, lengths: [16, 17, 18, 19] };
const unionPay: CardRange = { prefix: /^62/, lengths: [16, 17, 18, 19] };
const maestro: CardRange = {
  prefix: /^(?:50(?:18|20|38)|5893|6304|6759|676[1-3])/,
  lengths: [13, 14, 15, 16, 17, 18, 19],
};
const ranges = [visa, mastercard, americanExpress, dinersClub, jcb, discover, unionPay, maestro];

/** The shortest and the longest card number, in digits. */
export const minCardLength = 13;
export const maxCardLength = 19;

const none: readonly number[] = [];

/**
 * Lengths of card numbers by their first four digits, so that a long text costs one look-up per
 * digit.
 */
const lengthsByPrefix: readonly (readonly number[])[] = Array.from({ length: 10_000 }, (_, at) => {
  const prefix = String(at).padStart(4, '0');
  const lengths = ranges
    .filter((range) => range.prefix.test(prefix))
    .flatMap((range) => range.lengths);
  return lengths.length === 0 ? none : [...new Set(lengths)].toSorted((one, other) => one - other);
});

/**
 * Returns the possible lengths of a card number that begins at `from` in a text of ASCII digits.
 * Empty: no issuer has that prefix.
 */
export const cardLengthsAt = (digits: string, from: number): readonly number[] =>
  lengthsByPrefix[Number(digits.slice(from, from + 4))] ?? none;

const zero = 48;

/**
 * Returns whether the last of `length` ASCII digits from `from` is the right check digit (Luhn,
 * ISO/IEC 7812-1 annex B).
 */
export function hasCheckDigit(digits: string, from: number, length: number): boolean {
  let sum = 0;
  for (let place = 0; place < length; place += 1) {
    const digit = digits.charCodeAt(from + length - 1 - place) - zero;
    const weighted = place % 2 === 1 ? digit * 2 : digit;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
}
