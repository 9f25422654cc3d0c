import type { Order } from '@comanda/domain/order/order.ts';
import { afterPoll } from '@comanda/domain/payment/after-poll.ts';
import { useEffect } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import { failureLink, successLink } from '../../platform/order-links.ts';
import { takeIfPaid } from '../../platform/unpaid-order.ts';

/** Goes on when the poll's rule says so. Spec §4 Payment polling. */
export function useOutcome(order: Order | null): void {
  const { shop, clock } = useApp();
  const go = useGo();
  useEffect(() => {
    if (order === null) return;
    const step = afterPoll(order.paymentStatus, false);
    if (step.kind === 'pollAgain') return;
    takeIfPaid(order, { shop, clock });
    go(step.screen === 'failure' ? failureLink(order.id) : successLink(order.id), { replace: true });
  }, [order, shop, clock, go]);
}
