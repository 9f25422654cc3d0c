import { fieldLengths } from '../limits/field-lengths.ts';
import type { CheckoutQuestion } from '../store/store.ts';
import { tidyText } from '../text/tidy-text.ts';
import { unreachable } from '../unreachable.ts';
import { type FieldProblem, problem } from './field-problem.ts';

export const maxAnswer = fieldLengths.answer;

/**
 * The largest number of characters in a field: the longest tax number with dashes and a pasted
 * space or two.
 */
export const maxTypedLength: Record<CheckoutQuestion['kind'], number> = {
  text: maxAnswer,
  allergy: maxAnswer,
  nit: 12,
  rfc: 17,
};

/**
 * Returns the problem of an answer, or null. An answer is required if the store says so, has at
 * most 300 characters, and NIT and RFC have their own rules.
 */
export function checkAnswer(answer: string, question: CheckoutQuestion): FieldProblem | null {
  const text = tidyText(answer, maxAnswer);
  if (text === '') return question.required ? problem('required') : null;
  if (text.length > maxAnswer) return { key: 'maxLength', length: maxAnswer };
  switch (question.kind) {
    case 'text':
    case 'allergy':
      return null;
    case 'nit':
      return isNit(text) ? null : problem('nit');
    case 'rfc':
      return isRfc(text) ? null : problem('rfc');
    default:
      return unreachable(question.kind);
  }
}

/**
 * Returns whether a text is a NIT, Guatemala's tax number: up to 8 digits and a check digit by
 * weights 2, 3, … from the right, 10 written K. `CF` is the final consumer.
 */
export function isNit(text: string): boolean {
  const nit = text.replace(/[\s-]/g, '').toUpperCase();
  if (nit === 'CF') return true;
  if (!/^\d{1,8}[\dK]$/.test(nit)) return false;
  const sum = [...nit.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at + 2), 0);
  const check = (11 - (sum % 11)) % 11;
  return nit.at(-1) === (check === 10 ? 'K' : String(check));
}

/** Days of each month in a leap year: a year of two digits does not tell the century. */
const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Returns whether a text is an RFC, Mexico's tax number: 3 letters (company) or 4 (person), the
 * date as YYMMDD, and 3 of homoclave.
 */
export function isRfc(text: string): boolean {
  const match = /^[A-ZÑ&]{3,4}(\d{2})(\d{2})(\d{2})[A-Z\d]{2}[A\d]$/.exec(
    text.replace(/[\s-]/g, '').toUpperCase(),
  );
  if (match === null) return false;
  const [month, day] = [Number(match[2]), Number(match[3])];
  return day >= 1 && day <= (longestMonths[month - 1] ?? 0);
}
