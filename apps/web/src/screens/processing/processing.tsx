import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useSession } from '../../platform/app-context.tsx';
import { readOrderAddress } from '../../platform/order-links.ts';
import { Elsewhere } from './elsewhere.tsx';
import { PaymentWait } from './payment-wait.tsx';
import { Unconfirmed } from './unconfirmed.tsx';

/** Where an order or its payment is waited for; what is waited for is in the address. Spec §2, §4 Payment polling. */
export function Processing() {
  const session = useSession();
  const [{ id, isLeaving }] = useState(() => readOrderAddress(location.search));
  return (
    <SiteFrame>
      {id === null ? <Unconfirmed /> : session === null ? <Elsewhere /> : <PaymentWait orderId={id} cameBack={isLeaving} />}
    </SiteFrame>
  );
}
