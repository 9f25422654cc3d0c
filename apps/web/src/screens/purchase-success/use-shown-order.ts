import { getLastOrder, getOrder } from '@comanda/contract/orders.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { processingLink, readOrderLinkQuery } from '../../shop/order/order-links.ts';
import { awaitsPayment } from '../../shop/money/order-payment-state.ts';
import { readPlacedOrder } from '../../shop/order/placed-order.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';

/**
 * The order in the address, else the newest one; the copy stored in this browser shows first. If the payment is not proven, the browser
 * goes to the waiting screen.
 */
export function useShownOrder() {
  const { api, orderBuyers, clock, sessions, shop } = useApp();
  const go = useNavigate();
  const [{ id }] = useState(() => readOrderLinkQuery(location.search));
  const [order, setOrder] = useState<Order | null>(() =>
    id === null ? readPlacedOrder(clock.now()) : null,
  );
  useEffect(() => {
    if (sessions.all().length === 0) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const request =
      id === null
        ? api.call(getLastOrder, { signal })
        : orderBuyers.callAsBuyer(id, (as) => api.call(getOrder, { params: { id }, signal, as }));
    void request.then((answer) => {
      if (signal.aborted || !answer.ok || answer.value === null) return;
      if (awaitsPayment(answer.value))
        return go(processingLink(answer.value.id), { replace: true });
      removePaidLines(answer.value, { shop, clock });
      setOrder(answer.value);
    });
    return () => aborter.abort();
  }, [api, orderBuyers, sessions, id, go, shop, clock]);
  return { order, setOrder };
}
