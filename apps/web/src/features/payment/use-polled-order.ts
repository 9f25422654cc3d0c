import { getOrder } from '@comanda/contract/orders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { isOrderMissing } from '../../shop/order/is-order-missing.ts';
import { useRefresh } from '@comanda/client/use-refresh.ts';
import { newerOrder } from './newer-order.ts';

/** `isNotFound`: the server has no such order for this session. */
export type PolledOrder = {
  order: Order | null;
  isNotFound: boolean;
  onOrder: (order: Order) => void;
};

/** Fetches one order at once and then every `everyMs` milliseconds while the page is visible. A failed poll leaves the known order. */
export function usePolledOrder(id: OrderId, everyMs: number): PolledOrder {
  const { api, orderBuyers } = useApp();
  const [order, setOrder] = useState<Order | null>(null);
  const [isNotFound, setNotFound] = useState(false);
  const onOrder = useCallback(
    (fresh: Order) => setOrder((current) => newerOrder(current, fresh)),
    [],
  );
  const poll = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      const answer = await orderBuyers.callAsBuyer(id, (as) =>
        api.call(getOrder, { params: { id }, signal, as }),
      );
      if (signal.aborted) return;
      if (answer.ok && answer.value !== null) onOrder(answer.value);
      else if (!answer.ok && isOrderMissing(answer.error)) setNotFound(true);
    },
    [api, orderBuyers, id, onOrder],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void poll(aborter.signal);
    return () => aborter.abort();
  }, [poll]);
  useRefresh(poll, everyMs, !isNotFound);
  return { order, isNotFound, onOrder };
}
