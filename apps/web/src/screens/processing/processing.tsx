import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useApp, useSessions } from '../../platform/app-context.tsx';
import { readAwaited } from '../../platform/awaited-order.ts';
import { readOrderAddress } from '../../platform/order-links.ts';
import { readUnpaid } from '../../platform/unpaid-order.ts';
import { Elsewhere } from './elsewhere.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { NothingAwaited, Unconfirmed } from './unconfirmed.tsx';

/**
 * Where an order or its payment is waited for: the one that the address names, else the newest of this browser, which is an order without
 * an answer or one that waits for its money. Spec §2, §4 Payment polling.
 */
export function Processing() {
  return (
    <SiteFrame>
      <Awaited />
    </SiteFrame>
  );
}

function Awaited() {
  const { clock } = useApp();
  const hasSession = useSessions().length > 0;
  const [{ id: named, isLeaving }] = useState(() => readOrderAddress(location.search));
  const [awaited] = useState(() => (named === null ? readAwaited(clock.now()) : null));
  const [unpaid] = useState(() => (named === null ? readUnpaid(clock.now()) : null));
  if (awaited !== null) return <Unconfirmed awaited={awaited} />;
  const id = named ?? unpaid?.orderId ?? null;
  if (id === null) return <NothingAwaited />;
  return hasSession ? <PaymentWait orderId={id} cameBack={isLeaving} /> : <Elsewhere />;
}
