import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { createStore } from 'zustand/vanilla';

type RequestedPayment = { orderId: OrderId; method: PaymentMethodName };

const requestedPayments = createStore<{ wish: RequestedPayment | null }>(() => ({ wish: null }));

/** A press on "pay", on its way to the screen that opens the provider. It does not survive a reload: nobody is sent off unasked. */
export const requestPayment = (wish: RequestedPayment): void =>
  requestedPayments.setState({ wish });

/** The wish for this order, for as long as nobody has followed it. */
export function requestedPaymentFor(orderId: OrderId): RequestedPayment | null {
  const { wish } = requestedPayments.getState();
  return wish?.orderId === orderId ? wish : null;
}

export const clearRequestedPayment = (): void => requestedPayments.setState({ wish: null });
