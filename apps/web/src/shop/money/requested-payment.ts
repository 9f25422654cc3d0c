import type { OrderId } from '@comanda/domain/ids.ts';
import type { Instrument } from '@comanda/domain/payment/instrument.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { createStore } from 'zustand/vanilla';

/** `total`: the charged amount, as the page knows it. */
export type RequestedPayment = {
  orderId: OrderId;
  method: PaymentMethodName;
  instrument: Instrument;
  total: Minor;
};

const requestedPayments = createStore<{ requested: RequestedPayment | null }>(() => ({
  requested: null,
}));

/**
 * Keeps the shopper's press on "pay" for the screen that starts the payment. It exists in memory
 * alone: a reload clears it, so that no shopper is sent to the provider without pressing, and no
 * card token or security code is stored.
 */
export const requestPayment = (requested: RequestedPayment): void =>
  requestedPayments.setState({ requested });

/** Returns the requested payment of this order until the processing screen clears it, else null. */
export function requestedPaymentFor(orderId: OrderId): RequestedPayment | null {
  const { requested } = requestedPayments.getState();
  return requested?.orderId === orderId ? requested : null;
}

export const clearRequestedPayment = (): void => requestedPayments.setState({ requested: null });
