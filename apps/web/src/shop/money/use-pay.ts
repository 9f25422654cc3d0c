import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useNavigate } from '../use-navigate.ts';
import { processingLink, redirectingLink } from '../order/order-links.ts';
import { useAskInstrument } from './ask-instrument.ts';
import { requestPayment } from './requested-payment.ts';

/**
 * Returns a function that starts a payment: it asks for the card if the method needs one, then
 * navigates to the processing screen, which starts the payment and receives the returning shopper.
 * A shopper who gives up finds the unpaid order there.
 */
export function usePay(): (
  order: Pick<Order, 'id' | 'total'>,
  method: PaymentMethodName,
  options?: { replace?: boolean },
) => void {
  const go = useNavigate();
  const askInstrument = useAskInstrument();
  return useCallback(
    (order, method, options) => {
      const { id: orderId, total } = order;
      void askInstrument(order, method).then((instrument) => {
        if (instrument === null) return go(processingLink(orderId), options);
        requestPayment({ orderId, method, instrument, total });
        go(redirectingLink(orderId), options);
      });
    },
    [go, askInstrument],
  );
}
