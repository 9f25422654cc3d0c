import { tidyText } from '../text/tidy-text.ts';
import { type FieldProblem, problem } from './field-problem.ts';

const nameLimits = { min: 3, max: 60 } as const;

/**
 * Words of letters with accents; an apostrophe or hyphen may stand between letters: Álvaro,
 * O'Higgins, Pérez-Cotapos (docs/rules/checkout.md#name).
 */
const namePattern = /^(?:\p{L}\p{M}*)+(?:(?:['’-]| +)(?:\p{L}\p{M}*)+)*$/u;

/** Returns the name as it is stored: with composed accents. */
export const normalName = (text: string): string => text.normalize('NFC');

/**
 * docs/rules/checkout.md#name: required, no spaces at its ends, 3 to 60 characters, letters and
 * spaces, no invisible characters. Any spelling of accents is valid.
 */
export function checkName(text: string): FieldProblem | null {
  const name = normalName(text);
  if (name.trim() === '') return problem('required');
  if (name !== name.trim()) return problem('spacesAtEnds');
  if (name.length < nameLimits.min) return { key: 'minLength', length: nameLimits.min };
  if (name.length > nameLimits.max) return { key: 'maxLength', length: nameLimits.max };
  return namePattern.test(name) && tidyText(name) === name.replaceAll(/ +/gu, ' ')
    ? null
    : problem('format');
}
