import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect } from 'react';
import { purchase } from '../../platform/analytics/events.ts';
import { useApp } from '../../platform/app-context.tsx';
import { isAwaited } from '../../platform/placed-order.ts';

/** An order whose answer took too long is bought when it turns up here: its success page was never shown. */
export function useAwaitedPurchase(orders: readonly Order[]): void {
  const { clock } = useApp();
  useEffect(() => {
    for (const order of orders) if (isAwaited(order, clock.now())) purchase(order);
  }, [orders, clock]);
}
