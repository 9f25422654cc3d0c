import { followOrder } from '@comanda/contract/orders.ts';
import { orderSchema } from '@comanda/domain/order/order-schema.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect, useState } from 'react';
import { readWire } from '@comanda/client/api-answer.ts';
import { useApp } from '../../shop/app-context.ts';
import { delay } from '@comanda/client/delay.ts';
import { followOrderStream } from './follow-order-stream.ts';
import { isActiveOrder } from './orders-state.ts';

/** `reconnecting`: the event stream is down; the poll every minute continues. */
export type Liveness = 'connecting' | 'live' | 'reconnecting';

/**
 * Follows one order while it is active and the screen is mounted; each update goes to `onOrder`.
 */
export function useLiveOrder(order: Order | null, onOrder: (order: Order) => void): Liveness {
  const { api, orderBuyers, page } = useApp();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const id = order !== null && isActiveOrder(order) ? order.id : null;
  const { decimals } = page.settings.country;
  useEffect(() => {
    if (id === null) return;
    const aborter = new AbortController();
    void followOrderStream(
      {
        open: (signal) =>
          orderBuyers.callAsBuyer(id, (as) =>
            api.open(followOrder, { params: { id }, signal, as }),
          ),
        read: (text) => readWire(orderSchema, parseJson(text), decimals),
        wait: delay,
        random: Math.random,
        onUpdate: (update) => {
          if (aborter.signal.aborted) return;
          if (update.kind === 'order') onOrder(update.order);
          else setLiveness(update.kind);
        },
      },
      aborter.signal,
    );
    return () => aborter.abort();
  }, [api, orderBuyers, id, decimals, onOrder]);
  return liveness;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
