import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useSessions } from '../../shop/use-sessions.ts';
import { readOrderLinkQuery } from '../../shop/order/order-links.ts';
import { OrderNotFound } from './order-not-found.tsx';
import { PaymentFailed } from './payment-failed.tsx';

/**
 * The failure page of the payment of the order in the address.
 * docs/rules/payments.md#failed-payment-page.
 */
export function PurchaseFailure() {
  const hasSession = useSessions().length > 0;
  const [{ id, problem, method }] = useState(() => readOrderLinkQuery(location.search));
  return (
    <SiteFrame>
      {id === null || !hasSession ? (
        <OrderNotFound />
      ) : (
        <PaymentFailed orderId={id} failure={{ problem, method }} />
      )}
    </SiteFrame>
  );
}
