import { clockChangesAt, orderClock, type OrderClock } from '@comanda/domain/order/order-clock.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect, useReducer } from 'react';
import { useApp } from '../../shop/app-context.ts';

/** The longest wait of a browser's timer, milliseconds; a longer one would end at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * The clock of an order as it is now, with that instant in milliseconds. The component renders
 * again when the clock says something else: a timer waits for that instant.
 * docs/rules/orders.md#clock-of-an-order.
 */
export function useOrderClock(order: Order): { clock: OrderClock; now: number } {
  const app = useApp();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const now = app.clock.now();
  const changesAt = clockChangesAt(order, now);
  useEffect(() => {
    if (changesAt === null) return;
    let timer = 0;
    const waitForChange = (): void => {
      const wait = changesAt - app.clock.now();
      if (wait <= 0) return renderAgain();
      timer = window.setTimeout(waitForChange, Math.min(wait, maxTimerMs));
    };
    waitForChange();
    return () => window.clearTimeout(timer);
  }, [changesAt, app.clock]);
  return { clock: orderClock(order, now), now };
}
