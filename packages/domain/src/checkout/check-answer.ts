import { fieldLengths } from '../limits/field-lengths.ts';
import type { TaxId } from '../country/country-record.ts';
import { taxIds } from '../country/countries.ts';
import { isTaxIdKind, type QuestionKind } from '../store/question-kinds.ts';
import type { CheckoutQuestion } from '../store/store.ts';
import { tidyText } from '../text/tidy-text.ts';
import { type FieldProblem, problem } from './field-problem.ts';

export const maxAnswer = fieldLengths.answer;

const taxIdOf = (kind: QuestionKind): TaxId | undefined =>
  taxIds.find((taxId) => taxId.kind === kind);

/** Returns the largest number of characters in the field of a question. */
export const maxTypedLength = (kind: QuestionKind): number =>
  taxIdOf(kind)?.typedLength ?? maxAnswer;

/**
 * Returns the problem of an answer, or null. An answer is required if the store says so and has at
 * most 300 characters; a tax number has the form of its country.
 */
export function checkAnswer(answer: string, question: CheckoutQuestion): FieldProblem | null {
  const text = tidyText(answer, maxAnswer);
  if (text === '') return question.required ? problem('required') : null;
  if (text.length > maxAnswer) return { key: 'maxLength', length: maxAnswer };
  const { kind } = question;
  const isWrong = isTaxIdKind(kind) && taxIdOf(kind)?.isValid(text) === false;
  return isWrong ? problem(kind) : null;
}
