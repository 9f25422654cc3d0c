import { maxTypedLength } from '@comanda/domain/checkout/check-answer.ts';
import type { CheckoutQuestion } from '@comanda/domain/store/store.ts';
import { unreachable } from '@comanda/domain/unreachable.ts';
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
  switch (kind) {
    case 'text':
      return words.answerHint(maxTypedLength.text);
    case 'allergy':
      return words.answerAllergy;
    case 'nit':
      return words.answerNit;
    case 'rfc':
      return words.answerRfc;
    default:
      return unreachable(kind);
  }
}
