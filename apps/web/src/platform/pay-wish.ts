import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { createStore } from 'zustand/vanilla';

type Wish = { orderId: OrderId; method: PaymentMethodName };

const wishes = createStore<{ wish: Wish | null }>(() => ({ wish: null }));

/** A press on "pay", on its way to the screen that opens the provider. It does not survive a reload: nobody is sent off unasked. */
export const wishToPay = (wish: Wish): void => wishes.setState({ wish });

/** The wish for this order, for as long as nobody has followed it. */
export function wishFor(orderId: OrderId): Wish | null {
  const { wish } = wishes.getState();
  return wish?.orderId === orderId ? wish : null;
}

export const forgetWish = (): void => wishes.setState({ wish: null });
