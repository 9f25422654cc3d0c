import type { OrderId } from '@comanda/domain/ids.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';
import { useCallback } from 'react';
import { useGo } from './navigation.ts';
import { leavingLink } from './order-links.ts';
import { wishToPay } from './pay-wish.ts';

/** Goes to pay an order by a method: the screen in between opens the provider, and takes back whoever returns from it. */
export function usePay(): (orderId: OrderId, method: PaymentMethodName, options?: { replace?: boolean }) => void {
  const go = useGo();
  return useCallback(
    (orderId, method, options) => {
      wishToPay({ orderId, method });
      go(leavingLink(orderId), options);
    },
    [go],
  );
}
