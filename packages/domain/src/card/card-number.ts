import { hasCheckDigit, minCardLength } from '../card-numbers/card-ranges.ts';

/** Most digits of a typed card number. docs/rules/cards.md#card-form. */
export const maxCardDigits = 16;

/** Returns the digits of a typed number without its spaces and dashes. */
export const digitsOfNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/**
 * Returns whether the text is a card number: 13 to 16 digits with the right check digit.
 * docs/rules/cards.md#card-form.
 */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOfNumber(typed);
  return (
    /^\d+$/.test(digits) &&
    digits.length >= minCardLength &&
    digits.length <= maxCardDigits &&
    hasCheckDigit(digits, 0, digits.length)
  );
}
