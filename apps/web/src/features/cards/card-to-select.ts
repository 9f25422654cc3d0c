import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { isSavedCardMethod, methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import type { CardId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { defaultMethod, type PaymentMethod } from '@comanda/domain/payment/methods.ts';
import { selectPayment } from '@comanda/domain/payment/select-payment.ts';

/**
 * `cards`: the user's, oldest first. `chosen`, `cardId`: what is chosen now. `isFirst`: the method
 * was selected by the page before the cards were known. `lastUsed`: the method of the draft or of
 * the last order.
 */
export type SelectionFacts = {
  cards: readonly SavedCardAnswer[];
  offered: readonly PaymentMethod[];
  chosen: PaymentMethodName | null;
  cardId: CardId | null;
  isFirst: boolean;
  lastUsed: PaymentMethodName | null;
};
export type Selected = { method: PaymentMethodName | null; cardId: CardId | null };

/**
 * Returns the payment to select now that the cards are known: the chosen card while it exists, else
 * the newest card of the chosen method, else another method; before the shopper chose, the
 * automatic selection. docs/rules/cards.md#choice-of-a-card.
 */
export function cardToSelect(facts: SelectionFacts): Selected {
  const { cards, offered, chosen, cardId, isFirst, lastUsed } = facts;
  const usable = cards.filter(({ type }) =>
    offered.some(({ name }) => name === methodOfCardType[type]),
  );
  const current = usable.find(({ id }) => id === cardId);
  if (current !== undefined) return selectionOf(current);
  if (chosen !== null && isSavedCardMethod(chosen)) {
    const newest = usable.findLast(({ type }) => methodOfCardType[type] === chosen);
    if (newest !== undefined) return selectionOf(newest);
  } else if (chosen !== null && (!isFirst || usable.length === 0))
    return { method: chosen, cardId: null };
  const automatic = selectPayment({ methods: offered, cards: usable.map(known), lastUsed });
  const card = usable.find(({ id }) => id === automatic?.cardId);
  return card === undefined
    ? { method: automatic?.method ?? defaultMethod(offered)?.name ?? null, cardId: null }
    : selectionOf(card);
}

const selectionOf = ({ id, type }: SavedCardAnswer): Selected => ({
  method: methodOfCardType[type],
  cardId: id,
});

const known = ({ id, type, lastDigits }: SavedCardAnswer) => ({
  id,
  type,
  lastDigits: lastDigits ?? '',
});
