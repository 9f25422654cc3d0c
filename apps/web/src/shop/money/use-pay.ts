import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useNavigate } from '../use-navigate.ts';
import { redirectingLink } from '../order/order-links.ts';
import { requestPayment } from './requested-payment.ts';

/** Goes to pay an order by a method: the screen in between opens the provider, and takes back whoever returns from it. */
export function usePay(): (
  orderId: OrderId,
  method: PaymentMethodName,
  options?: { replace?: boolean },
) => void {
  const go = useNavigate();
  return useCallback(
    (orderId, method, options) => {
      requestPayment({ orderId, method });
      go(redirectingLink(orderId), options);
    },
    [go],
  );
}
