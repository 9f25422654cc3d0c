import { brandOfNumber } from './card-brand.ts';
import { maxCardDigits } from './card-number.ts';

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/**
 * Formats a card number while it is typed or pasted: its digits alone, 16 at most, in the groups
 * that are printed on a card of its brand. docs/rules/cards.md#own-card-form.
 */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, maxCardDigits);
  const groups =
    brandOfNumber(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? []);
  return groups.filter((group) => group !== '').join(' ');
}

/**
 * Formats an expiry while it is typed or filled in as MM/YY: a month below 10 gets its zero ("5" is
 * "05/"), and of a year with four digits the last two stay. docs/rules/cards.md#own-card-form.
 */
export function formatCardExpiry(typed: string): string {
  const isShortMonth = /^\s*[2-9]/.test(typed) || /^\s*1\s*[/-]/.test(typed);
  const digits = `${isShortMonth ? '0' : ''}${digitsOf(typed)}`;
  const month = digits.slice(0, 2);
  const year = digits.slice(2);
  const short = year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 2);
  return digits.length > 2 ? `${month}/${short}` : month;
}
