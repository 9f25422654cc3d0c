import { getOrder } from '@comanda/contract/orders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { useRefresh } from '../../platform/use-refresh.ts';
import { newerOf } from './newer-of.ts';

/** `isGone`: no order of whoever is asking. */
export type KnownOrder = { order: Order | null; isGone: boolean; onOrder: (order: Order) => void };

/** One order, asked for at once and then every `everyMs` milliseconds while the page is seen. No answer leaves what is known. */
export function useOrder(id: OrderId, everyMs: number): KnownOrder {
  const { api, buyers } = useApp();
  const [order, setOrder] = useState<Order | null>(null);
  const [isGone, setGone] = useState(false);
  const onOrder = useCallback((fresh: Order) => setOrder((known) => newerOf(known, fresh)), []);
  const ask = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const answer = await buyers.ask(id, (as) => api.call(getOrder, { params: { id }, signal, as }));
      if (signal.aborted) return;
      if (answer.ok && answer.value !== null) onOrder(answer.value);
      else if (!answer.ok && isNotOurs.has(answer.error.label)) setGone(true);
    },
    [api, buyers, id, onOrder],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void ask(aborter.signal);
    return () => aborter.abort();
  }, [ask]);
  useRefresh(ask, everyMs, !isGone);
  return { order, isGone, onOrder };
}

const isNotOurs: ReadonlySet<string> = new Set(['NOT_FOUND', 'INVALID_TOKEN', 'Unauthorized', 'NOT_AUTHORIZED']);
