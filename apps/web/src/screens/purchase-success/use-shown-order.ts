import { getLastOrder, getOrder } from '@comanda/contract/orders.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { useGo } from '../../platform/navigation.ts';
import { processingLink, readOrderAddress } from '../../platform/order-links.ts';
import { awaitsMoney } from '../../platform/order-money.ts';
import { readPlaced } from '../../platform/placed-order.ts';
import { takeIfPaid } from '../../platform/unpaid-order.ts';

/**
 * The order that the address names, else the newest one; first as this browser keeps it. One whose money is not proven is no success: its
 * shopper goes where the money is waited for.
 */
export function useShownOrder() {
  const { api, buyers, clock, sessions, shop } = useApp();
  const go = useGo();
  const [{ id }] = useState(() => readOrderAddress(location.search));
  const [order, setOrder] = useState<Order | null>(() => (id === null ? readPlaced(clock.now()) : null));
  useEffect(() => {
    if (sessions.all().length === 0) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const asked =
      id === null ? api.call(getLastOrder, { signal }) : buyers.ask(id, (as) => api.call(getOrder, { params: { id }, signal, as }));
    void asked.then((answer) => {
      if (signal.aborted || !answer.ok || answer.value === null) return;
      if (awaitsMoney(answer.value)) return go(processingLink(answer.value.id), { replace: true });
      takeIfPaid(answer.value, { shop, clock });
      setOrder(answer.value);
    });
    return () => aborter.abort();
  }, [api, buyers, sessions, id, go, shop, clock]);
  return { order, setOrder };
}
