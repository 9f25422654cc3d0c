import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { getOrder } from '@comanda/contract/orders.ts';
import { isSavedCardMethod, methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentFlow } from '@comanda/domain/payment/methods.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { answeredModalLeft } from '@comanda/ui/modals/modal-history.ts';
import { useCallback } from 'react';
import { type AppContext, useApp } from '../app-context.ts';
import { cardChoice, chosenCardOf } from '../cards/card-choice.ts';
import { knownCardsOf } from '../cards/card-list.ts';
import { useModals } from '../modals/use-modals.ts';

type Asked = {
  api: AppContext['api'];
  orderBuyers: AppContext['orderBuyers'];
  modals: ReturnType<typeof useModals>;
  orderId: OrderId;
  method: PaymentMethodName;
  /** The user who pays; null: a guest. */ userId: UserId | null;
};
/** Returns what the shopper brings to the payment; null: the shopper gave up. */
type AskInstrument = (asked: Asked) => Promise<Instrument | null>;

const nothing: AskInstrument = () => Promise.resolve({ kind: 'none' });

const savedCard: AskInstrument = async (asked) => {
  const card = await askCard(asked);
  if (card === null) return null;
  const { installments } = cardChoice.getState();
  const instrument = { kind: 'savedCard', cardId: card.id, installments } as const;
  if (asked.method !== 'kushkiCardSubscription') return { ...instrument, deviceToken: null };
  const { makeDeviceToken } = await import('../cards/device-token.ts');
  const deviceToken = await makeDeviceToken(asked, card.id);
  return deviceToken === null ? null : { ...instrument, deviceToken };
};

/** A card is typed for the amount of its order, which the provider compares with the charge. */
const cardToken: AskInstrument = async ({ api, orderBuyers, modals, orderId }) => {
  const order = await orderBuyers.callAsBuyer(orderId, (as) =>
    api.call(getOrder, { params: { id: orderId }, as }),
  );
  if (!order.ok || order.value === null) return null;
  const answer = await modals.ask({ kind: 'cardForm', total: order.value.total });
  if (answer === 'dismissed') return null;
  await answeredModalLeft();
  const { installments } = cardChoice.getState();
  return { kind: 'cardToken', token: answer.token, installments, keep: false };
};

const savedCardWithCvc: AskInstrument = async (asked) => {
  const card = await askCard(asked);
  if (card === null) return null;
  const answer = await asked.modals.ask({ kind: 'setCvc', card });
  return answer === 'dismissed'
    ? null
    : { kind: 'savedCardWithCvc', cardId: card.id, cvc: answer.cvc };
};

/** The card that the user chose in the payment section, if it pays with this method; else the user is asked for one. */
async function askCard({ modals, method, userId }: Asked): Promise<SavedCardAnswer | null> {
  if (userId === null || !isSavedCardMethod(method)) return null;
  const chosen = chosenCardOf(cardChoice.getState(), userId);
  const card = knownCardsOf(userId)?.find(({ id }) => id === chosen);
  if (card !== undefined && methodOfCardType[card.type] === method) return card;
  const answer = await modals.ask({ kind: 'chooseCard', method });
  return answer === 'dismissed' ? null : answer.card;
}

/**
 * The question before a payment of each flow: a saved card, a typed card, a security code. A flow without a row does not compile; null: no
 * screen asks it, so the shop does not offer to pay an existing order so. docs/rules/payments.md#instrument-of-a-payment.
 */
const askByFlow: Record<PaymentFlow, AskInstrument | null> = {
  onDelivery: null,
  redirect: nothing,
  qrOrLink: nothing,
  savedCard,
  cardToken,
  htmlForm: savedCardWithCvc,
};

/** Returns whether this browser can pay an existing order with the method. `isUser`: a user is logged in; saved cards belong to users. */
export const canPayOrderWith = (method: PaymentMethodName, isUser: boolean): boolean =>
  askByFlow[paymentMethods[method].flow] !== null && (isUser || !isSavedCardMethod(method));

/** Returns a function that asks the shopper for what a payment of the method needs. */
export function useAskInstrument(): (
  orderId: OrderId,
  method: PaymentMethodName,
) => Promise<Instrument | null> {
  const modals = useModals();
  const { api, orderBuyers, sessions } = useApp();
  return useCallback(
    (orderId, method) => {
      const session = sessions.current();
      const userId = session?.role === 'user' ? session.userId : null;
      const ask = askByFlow[paymentMethods[method].flow];
      return ask?.({ api, orderBuyers, modals, orderId, method, userId }) ?? Promise.resolve(null);
    },
    [api, orderBuyers, modals, sessions],
  );
}
