import { useState } from 'react';
import { SiteFrame } from '../../features/menu/site-frame.tsx';
import { useSessions } from '../../platform/app-context.tsx';
import { readOrderAddress } from '../../platform/order-links.ts';
import { NoPayment } from './no-payment.tsx';
import { NotPaid } from './not-paid.tsx';

/** A payment that did not work, of the order that the address names. Spec §2. */
export function PurchaseFailure() {
  const hasSession = useSessions().length > 0;
  const [{ id, problem }] = useState(() => readOrderAddress(location.search));
  return <SiteFrame>{id === null || !hasSession ? <NoPayment /> : <NotPaid orderId={id} startProblem={problem} />}</SiteFrame>;
}
