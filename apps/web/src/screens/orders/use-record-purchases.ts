import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect } from 'react';
import { recordPurchase } from '../../shop/analytics/events.ts';
import { useApp } from '../../shop/app-context.ts';
import { awaitsPayment } from '../../shop/money/order-payment-state.ts';
import { isPendingOrder } from '../../shop/order/pending-order.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';

/**
 * Records the purchase of an order whose response came too late, or whose payment was proven
 * elsewhere: its success page never opened.
 */
export function useRecordPurchases(orders: readonly Order[]): void {
  const { clock, shop } = useApp();
  useEffect(() => {
    for (const order of orders) {
      removePaidLines(order, { shop, clock });
      if (isPendingOrder(order, clock.now()) && !awaitsPayment(order)) recordPurchase(order);
    }
  }, [orders, clock, shop]);
}
