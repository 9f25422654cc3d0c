import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect } from 'react';
import { purchase } from '../../platform/analytics/events.ts';
import { useApp } from '../../platform/app-context.tsx';
import { awaitsMoney } from '../../platform/order-money.ts';
import { isAwaited } from '../../platform/awaited-order.ts';
import { takeIfPaid } from '../../platform/unpaid-order.ts';

/** An order whose answer took too long, or whose money was proven elsewhere, is bought when it turns up here: its success page was never shown. */
export function useAwaitedPurchase(orders: readonly Order[]): void {
  const { clock, shop } = useApp();
  useEffect(() => {
    for (const order of orders) {
      takeIfPaid(order, { shop, clock });
      if (isAwaited(order, clock.now()) && !awaitsMoney(order)) purchase(order);
    }
  }, [orders, clock, shop]);
}
