import { followOrder, orderSchema } from '@comanda/contract/orders.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect, useState } from 'react';
import { readWire } from '../../platform/api-answer.ts';
import { useApp } from '../../platform/app-context.tsx';
import { waitFor } from '../../platform/wait.ts';
import { followLive } from './follow-live.ts';
import { isUnderWay } from './orders-state.ts';

/** `lost`: the live line is down, the poll every minute goes on. */
export type Liveness = 'connecting' | 'live' | 'lost';

/** Keeps one order new while it is under way and the screen is there; each move goes to `onOrder`. */
export function useLiveOrder(order: Order | null, onOrder: (order: Order) => void): Liveness {
  const { api, buyers, page } = useApp();
  const [liveness, setLiveness] = useState<Liveness>('connecting');
  const id = order !== null && isUnderWay(order) ? order.id : null;
  const { decimals } = page.settings.country;
  useEffect(() => {
    if (id === null) return;
    const aborter = new AbortController();
    void followLive(
      {
        open: (signal) => buyers.ask(id, (as) => api.open(followOrder, { params: { id }, signal, as })),
        read: (text) => readWire(orderSchema, parseJson(text), decimals),
        wait: waitFor,
        random: Math.random,
        tell: (news) => {
          if (aborter.signal.aborted) return;
          if (news.kind === 'order') onOrder(news.order);
          else setLiveness(news.kind);
        },
      },
      aborter.signal,
    );
    return () => aborter.abort();
  }, [api, buyers, id, decimals, onOrder]);
  return liveness;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
