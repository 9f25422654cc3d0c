import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useSessions } from '../../shop/use-sessions.ts';
import { readPendingOrder } from '../../shop/order/pending-order.ts';
import { readOrderLinkQuery } from '../../shop/order/order-links.ts';
import { readUnpaidOrder } from '../../shop/order/unpaid-order.ts';
import { NoSession } from './no-session.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { NothingToProcess, UnconfirmedOrder } from './unconfirmed-order.tsx';

/**
 * The waiting screen of an order or its payment. It follows the order in the address, else this
 * browser's newest: an order request without an outcome, or an order that awaits payment.
 * docs/rules/payments.md#waiting-page-without-an-order-id.
 */
export function Processing() {
  return (
    <SiteFrame>
      <ProcessingContent />
    </SiteFrame>
  );
}

function ProcessingContent() {
  const { clock } = useApp();
  const hasSession = useSessions().length > 0;
  const [{ id: requestedId, isRedirecting }] = useState(() => readOrderLinkQuery(location.search));
  const [awaited] = useState(() => (requestedId === null ? readPendingOrder(clock.now()) : null));
  const [unpaid] = useState(() => (requestedId === null ? readUnpaidOrder(clock.now()) : null));
  if (awaited !== null) return <UnconfirmedOrder awaited={awaited} />;
  const id = requestedId ?? unpaid?.orderId ?? null;
  if (id === null) return <NothingToProcess />;
  return hasSession ? <PaymentWait orderId={id} leftForProvider={isRedirecting} /> : <NoSession />;
}
