import type { FieldProblem } from '@comanda/domain/checkout/field-problem.ts';
import { localPhone } from '@comanda/domain/checkout/check-phone.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { FormatMoney } from './error-text.ts';
import type { FieldTexts } from './es/fields.ts';
import { phonePrefix } from './format/phone-text.ts';

/**
 * Context of a field problem: the field's name, for fields with their own messages, and the money
 * formatter.
 */
export type FieldFacts = { field: string; write: FormatMoney };

/** Returns the message below a field. docs/rules/checkout.md#field-messages. */
export function fieldText(
  texts: FieldTexts,
  problem: FieldProblem,
  { field, write }: FieldFacts,
): string {
  switch (problem.key) {
    case 'required':
      return requiredText(texts, field);
    case 'minLength':
    case 'maxLength':
    case 'exactLength':
      return texts[problem.key](problem.length);
    case 'tooLittleCash':
    case 'tooMuchTip':
      return texts[problem.key](write(minor(problem.amount)));
    case 'noAmount':
      return texts.noAmount(write(minor(problem.example)));
    case 'firstDigit':
      return texts.firstDigit(problem.digit);
    case 'format':
      return formatText(texts, field);
    default:
      return texts[problem.key];
  }
}

function formatText(texts: FieldTexts, field: string): string {
  if (field === 'address') return texts.addressNumber;
  return field === 'verificationCode' ? texts.verificationCode : texts.format;
}

type Named = keyof FieldTexts['requiredIn'];
const isNamed = (texts: FieldTexts['requiredIn'], field: string): field is Named =>
  Object.hasOwn(texts, field);

const requiredText = ({ requiredIn, required }: FieldTexts, field: string): string =>
  isNamed(requiredIn, field) ? requiredIn[field] : required;

/**
 * Returns the message below the phone field, with the number of digits that are missing after the
 * prefix.
 */
export function phoneProblemText(
  texts: FieldTexts,
  problem: FieldProblem,
  typed: string,
  country: Country,
  facts: Pick<FieldFacts, 'write'>,
): string {
  if (problem.key !== 'exactLength') return fieldText(texts, problem, { ...facts, field: 'phone' });
  const prefix = phonePrefix(country.code);
  const missing = problem.length - localPhone(typed, country).length;
  return missing > 0
    ? texts.phoneMissing({ missing, length: problem.length, prefix })
    : texts.phoneExtra({ length: problem.length, prefix });
}
