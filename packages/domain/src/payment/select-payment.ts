import { methodOfCardType } from '../card/saved-card.ts';
import { type DefaultPayment, defaultPayment, type SavedCard } from './default-payment.ts';
import type { PaymentMethod } from './methods.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * `methods`: those that this order may use now, in the currency of the shop. `cards`: the user's
 * saved cards, oldest first. `lastUsed`: the method that the shopper chose in this browser, in the
 * draft or for the last order; null if there is none.
 */
export type SelectionFacts = {
  methods: readonly PaymentMethod[];
  cards: readonly SavedCard[];
  lastUsed: PaymentMethodName | null;
};

/**
 * Returns the method that the checkout selects before the shopper does, with its saved card: the
 * shopper's own last method while it is offered and, for a method of saved cards, has a card; else
 * {@link defaultPayment}'s choice. null: no method can be used. A coupon never decides: a coupon
 * bound to other methods is refused and says so.
 * docs/rules/payments.md#automatic-payment-selection.
 */
export function selectPayment({ methods, cards, lastUsed }: SelectionFacts): DefaultPayment | null {
  const last = methods.find(({ name }) => name === lastUsed);
  if (last === undefined) return defaultPayment(methods, cards);
  if (last.group !== 'savedCards') return { method: last.name, cardId: null };
  const card = cards.findLast(({ type }) => methodOfCardType[type] === last.name);
  return card === undefined
    ? defaultPayment(methods, cards)
    : { method: last.name, cardId: card.id };
}
