import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import { getOrder } from '@comanda/contract/orders.ts';
import { isSavedCardMethod, methodOfCardType } from '@comanda/domain/card/saved-card.ts';
import type { OrderId, UserId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentFlow } from '@comanda/domain/payment/method-record.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { paymentsTexts } from '@comanda/i18n/areas/payments.ts';
import { answeredModalLeft } from '@comanda/ui/modals/modal-history.ts';
import { showToast } from '@comanda/ui/toasts/toasts.ts';
import { useCallback } from 'react';
import { type AppContext, useApp } from '../app-context.ts';
import { cardChoice, chosenCardOf, installmentsOf } from '../cards/card-choice.ts';
import { knownCardsOf } from '../cards/card-list.ts';
import { forgetCardToKeep, rememberCardToKeep } from '../cards/card-to-keep.ts';
import { useModals } from '../modals/use-modals.ts';
import { useTextsOf } from '../use-texts.ts';

type Asked = {
  api: AppContext['api'];
  orderBuyers: AppContext['orderBuyers'];
  modals: ReturnType<typeof useModals>;
  stores: AppContext['page']['stores'];
  orderId: OrderId;
  /** The charged amount, as the page knows it. */ total: Minor;
  method: PaymentMethodName;
  /** The user who began to pay; null: a guest. */ userId: UserId | null;
  /** The user of this moment; null: a guest. */ currentUserId: () => UserId | null;
  /** Says that the payment could not be started. */ tellFailed: () => void;
};
/** Returns what the shopper brings to the payment; null: the shopper gave up. */
type AskInstrument = (asked: Asked) => Promise<Instrument | null>;

const nothing: AskInstrument = () => Promise.resolve({ kind: 'none' });

const savedCard: AskInstrument = async (asked) => {
  const card = await askCard(asked);
  if (card === null) return null;
  const installments = installmentsOf(cardChoice.getState(), asked.userId);
  const instrument = { kind: 'savedCard', cardId: card.id, installments } as const;
  if (!paymentMethods[asked.method].tokenFromBrowser) return { ...instrument, deviceToken: null };
  const { makeDeviceToken } = await import('../cards/device-token.ts');
  const deviceToken = await makeDeviceToken(asked, card.id);
  if (deviceToken !== null) return { ...instrument, deviceToken };
  asked.tellFailed();
  return null;
};

/**
 * A card is typed for the amount of its order, which the provider compares with the charge. A user
 * may keep it, also one who logged in beside the form.
 */
const cardToken: AskInstrument = async (asked) => {
  const { api, orderBuyers, modals, stores, orderId, currentUserId } = asked;
  const order = await orderBuyers.callAsBuyer(orderId, (as) =>
    api.call(getOrder, { params: { id: orderId }, as }),
  );
  if (!order.ok || order.value === null) return null;
  const { total, storeId } = order.value;
  const store = stores.find(({ id }) => id === storeId);
  const storeSavesCards = store?.paymentMethods.includes('kushkiCardSubscription') ?? false;
  const answer = await modals.ask({ kind: 'cardForm', total, storeSavesCards });
  await answeredModalLeft();
  if (answer === 'dismissed') return null;
  const { token, keep, storingToken } = answer;
  const userId = currentUserId();
  if (keep && userId !== null) rememberCardToKeep({ orderId, userId, token: storingToken });
  const installments = installmentsOf(cardChoice.getState(), userId);
  return { kind: 'cardToken', token, installments, keep };
};

const savedCardWithCvc: AskInstrument = async (asked) => {
  const card = await askCard(asked);
  if (card === null) return null;
  const answer = await asked.modals.ask({ kind: 'setCvc', card, total: asked.total });
  await answeredModalLeft();
  return answer === 'dismissed'
    ? null
    : { kind: 'savedCardWithCvc', cardId: card.id, cvc: answer.cvc };
};

/**
 * The card that the user chose in the payment section, if it pays with this method; else the user
 * is asked for one.
 */
async function askCard({ modals, method, userId }: Asked): Promise<SavedCardAnswer | null> {
  if (userId === null || !isSavedCardMethod(method)) return null;
  const chosen = chosenCardOf(cardChoice.getState(), userId);
  const card = knownCardsOf(userId)?.find(({ id }) => id === chosen);
  if (card !== undefined && methodOfCardType[card.type] === method) return card;
  const answer = await modals.ask({ kind: 'chooseCard', method });
  await answeredModalLeft();
  return answer === 'dismissed' ? null : answer.card;
}

/**
 * The question before a payment of each flow: a saved card, a typed card, a security code. A flow
 * without a row does not compile; null: no screen asks it, so the shop does not offer to pay an
 * existing order so. docs/rules/payments.md#instrument-of-a-payment.
 */
const askByFlow: Record<PaymentFlow, AskInstrument | null> = {
  onDelivery: null,
  redirect: nothing,
  qrOrLink: nothing,
  savedCard,
  cardToken,
  htmlForm: savedCardWithCvc,
};

/**
 * Returns whether this browser can pay an existing order with the method. `isUser`: a user is
 * logged in; saved cards belong to users.
 */
export const canPayOrderWith = (method: PaymentMethodName, isUser: boolean): boolean =>
  askByFlow[paymentMethods[method].flow] !== null && (isUser || !isSavedCardMethod(method));

/** Returns a function that asks the shopper for what a payment of the method needs. */
export function useAskInstrument(): (
  order: Pick<Order, 'id' | 'total'>,
  method: PaymentMethodName,
) => Promise<Instrument | null> {
  const modals = useModals();
  const { api, orderBuyers, sessions, toasts, page } = useApp();
  const { stores } = page;
  const words = useTextsOf(paymentsTexts);
  return useCallback(
    ({ id: orderId, total }, method) => {
      forgetCardToKeep();
      const currentUserId = (): UserId | null => {
        const session = sessions.current();
        return session?.role === 'user' ? session.userId : null;
      };
      const userId = currentUserId();
      const tellFailed = (): void =>
        showToast(toasts, words.startFailed(words.methods[method].name));
      const person = { userId, currentUserId };
      const asked = {
        api,
        orderBuyers,
        modals,
        stores,
        orderId,
        total,
        method,
        ...person,
        tellFailed,
      };
      return askByFlow[paymentMethods[method].flow]?.(asked) ?? Promise.resolve(null);
    },
    [api, orderBuyers, modals, sessions, stores, toasts, words],
  );
}
