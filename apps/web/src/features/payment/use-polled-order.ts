import { useReading } from '@comanda/client/use-reading.ts';
import { getOrder } from '@comanda/contract/orders.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { isOrderMissing } from '../../shop/order/is-order-missing.ts';
import { newerOrder } from './newer-order.ts';

/** `isNotFound`: the server has no such order for this session. */
export type PolledOrder = {
  order: Order | null;
  isNotFound: boolean;
  onOrder: (order: Order) => void;
};

/**
 * Fetches one order at once and then every `everyMs` milliseconds while the page is visible. A
 * failed poll leaves the known order.
 */
export function usePolledOrder(id: OrderId, everyMs: number): PolledOrder {
  const { orderBuyers } = useApp();
  const [isNotFound, setNotFound] = useState(false);
  const { value, change } = useReading<Order>(
    async (call) => {
      const answer = await orderBuyers.callAsBuyer(id, (as) =>
        call(getOrder, { params: { id }, as }),
      );
      if (!answer.ok && isOrderMissing(answer.error)) setNotFound(true);
      return answer;
    },
    id,
    { everyMs, isEnabled: !isNotFound, merge: newerOrder },
  );
  const onOrder = useCallback(
    (fresh: Order) => change((current) => newerOrder(current, fresh)),
    [change],
  );
  return { order: value, isNotFound, onOrder };
}
