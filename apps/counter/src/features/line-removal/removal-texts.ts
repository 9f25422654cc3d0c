import type { BoardCard } from '@comanda/contract/counter/board.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { isSubstituteGone } from '@comanda/domain/line-removal/is-substitute-gone.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { CounterRemovalTexts } from '@comanda/i18n/es/counter-removal.ts';

type Money = (amount: Minor) => string;
type Removal = Pick<
  NonNullable<BoardCard['removal']>,
  'way' | 'amount' | 'substitute' | 'storeBears'
>;

/**
 * Says what becomes of the money of units, with or without another dish for them.
 * docs/rules/line-removals.md#price-of-another-dish.
 */
export function removalMoneyText(
  { way, amount, substitute, storeBears }: Removal,
  texts: CounterRemovalTexts,
  money: Money,
): string {
  if (way !== 'none' || substitute == null) return texts.way[way](money(amount));
  return storeBears ? texts.storeBears(money(storeBears)) : texts.same;
}

/** The sentence for a refusal of a question; null: the usual one. */
export const removalRefusalText = (refusal: Refusal, texts: CounterRemovalTexts): string | null => {
  if (isSubstituteGone(refusal)) return texts.goneNow;
  return refusal.label === 'ORDER_NOT_REPROCESSABLE' ? texts.refused : null;
};
