import type { CardForm, CardProblem } from '@comanda/domain/card/check-card.ts';
import type { CardTexts } from '@comanda/i18n/es/cards.ts';

/** Returns the words at a field of the card form; undefined: it is right. */
export function cardProblemText(
  field: keyof CardForm,
  problem: CardProblem | undefined,
  { fields }: CardTexts,
): string | undefined {
  if (problem === undefined) return undefined;
  if (problem === 'notAccepted') return fields.cardNumber.notAccepted;
  return problem === 'required' ? fields[field].required : fields[field].wrong;
}
