import type { OrderId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { PaymentFlow } from '@comanda/domain/payment/methods.ts';
import { paymentMethods } from '@comanda/domain/payment/methods.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useModals } from '../modals/use-modals.ts';

type Asked = {
  modals: ReturnType<typeof useModals>;
  orderId: OrderId;
  method: PaymentMethodName;
};
/** Returns what the shopper brings to the payment; null: the shopper gave up. */
type AskInstrument = (asked: Asked) => Promise<Instrument | null>;

const nothing: AskInstrument = () => Promise.resolve({ kind: 'none' });

/**
 * The question before a payment of each flow: a saved card, a typed card, a security code. A flow without a row does not compile; null: no
 * screen asks it, so the shop does not offer to pay an existing order so. docs/rules/payments.md#instrument-of-a-payment.
 */
const askByFlow: Record<PaymentFlow, AskInstrument | null> = {
  onDelivery: null,
  redirect: nothing,
  qrOrLink: nothing,
  savedCard: null,
  cardToken: null,
  htmlForm: null,
};

/** Returns whether this browser can pay an existing order with the method. */
export const canPayOrderWith = (method: PaymentMethodName): boolean =>
  askByFlow[paymentMethods[method].flow] !== null;

/** Returns a function that asks the shopper for what a payment of the method needs. */
export function useAskInstrument(): (
  orderId: OrderId,
  method: PaymentMethodName,
) => Promise<Instrument | null> {
  const modals = useModals();
  return useCallback(
    (orderId, method) =>
      askByFlow[paymentMethods[method].flow]?.({ modals, orderId, method }) ??
      Promise.resolve(null),
    [modals],
  );
}
