import { fieldLengths } from '../limits/field-lengths.ts';
import { tidyText } from '../text/tidy-text.ts';
import { type FieldProblem, problem } from './field-problem.ts';

/**
 * One @, a domain with a dot, no spaces or control characters. Only a delivered mail proves the
 * address.
 */
const emailPattern =
  /^[^\s\p{C}@<>(),;:"\\[\]]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?\.)+(?:\p{L}{2,24}|xn--[a-z\d-]{2,59})$/iu;

/**
 * The name before the @: letters, digits and signs of ASCII (RFC 5321 §4.1.2), without `%` and `!`,
 * by which old mail servers pass a mail on to another address. Most mail servers take no other
 * letters (RFC 6531).
 */
const namePattern = /^[A-Za-z0-9.#$&'*+/=?^_`{|}~-]{1,64}@/;

/** docs/rules/checkout.md#email: required, valid. At most 254 characters. */
export function checkEmail(text: string): FieldProblem | null {
  const email = text.trim();
  if (email === '') return problem('required');
  if (email.length > fieldLengths.email) return { key: 'maxLength', length: fieldLengths.email };
  const hasStrayDot = email.startsWith('.') || email.includes('..') || email.includes('.@');
  const isShaped = emailPattern.test(email) && namePattern.test(email);
  return isShaped && !hasStrayDot && tidyText(email) === email.normalize('NFC')
    ? null
    : problem('email');
}
