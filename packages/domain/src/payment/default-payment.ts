import { defaultMethod, type PaymentMethod } from './methods.ts';
import { methodOfCardType, type SavedCardType } from '../card/saved-card.ts';
import type { PaymentMethodName } from './method-names.ts';

/**
 * A stored card of a user. The card's token never leaves the server.
 * docs/rules/payments.md#automatic-payment-selection.
 */
export type SavedCard = {
  id: string;
  lastDigits: string;
  type: SavedCardType;
};

/** The initial choice of the payment section: a method, and the card of a subscription method. */
export type DefaultPayment = { method: PaymentMethodName; cardId: string | null };

/**
 * Returns the last saved card whose method is offered, else {@link defaultMethod}'s choice.
 * `cards`: oldest first. docs/rules/payments.md#automatic-payment-selection.
 */
export function defaultPayment(
  methods: readonly PaymentMethod[],
  cards: readonly SavedCard[],
): DefaultPayment | null {
  const card = cards.findLast(({ type }) =>
    methods.some(({ name }) => name === methodOfCardType[type]),
  );
  if (card !== undefined) return { method: methodOfCardType[card.type], cardId: card.id };
  const method = defaultMethod(methods);
  return method && { method: method.name, cardId: null };
}
