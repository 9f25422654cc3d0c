import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useNavigate } from '../use-navigate.ts';
import { redirectingLink } from '../order/order-links.ts';
import { requestPayment } from './requested-payment.ts';

/**
 * Returns a function that starts a payment. It navigates to the processing screen, which opens the provider and receives the returning
 * shopper.
 */
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
