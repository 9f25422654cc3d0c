import { maxTypedLength } from '@comanda/domain/checkout/check-answer.ts';
import { isTaxIdKind } from '@comanda/domain/store/question-kinds.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import type { CheckoutTexts } from '@comanda/i18n/es/checkout.ts';

/**
 * Returns the hint below a checkout question: the expected format, and whether the answer is
 * optional.
 */
export function answerHint(
  { kind, required }: Pick<CheckoutQuestion, 'kind' | 'required'>,
  words: CheckoutTexts,
): string {
  const hint = hintByKind(kind, words);
  return required ? hint : words.answerOptional(hint);
}

function hintByKind(kind: CheckoutQuestion['kind'], words: CheckoutTexts): string {
  if (isTaxIdKind(kind)) return words.answerTaxId[kind];
  return kind === 'allergy' ? words.answerAllergy : words.answerHint(maxTypedLength(kind));
}
