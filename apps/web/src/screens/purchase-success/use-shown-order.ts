import { getLastOrder, getOrder } from '@comanda/contract/orders.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useNavigate } from '../../shop/use-navigate.ts';
import { processingLink, readOrderLinkQuery } from '../../shop/order/order-links.ts';
import { awaitsPayment } from '../../shop/money/order-payment-state.ts';
import { storeLastKnownOrders } from '../../shop/order/last-known-orders.ts';
import { readPlacedOrder } from '../../shop/order/placed-order.ts';
import { removePaidLines } from '../../shop/order/unpaid-order.ts';

/**
 * The order of the success page. `failed`: the server was asked and gave none. A known order stays
 * shown while it is read again.
 */
export type ShownOrder =
  { kind: 'known'; order: Order } | { kind: 'reading' } | { kind: 'failed'; refusal: Refusal };

type Shown = { shown: ShownOrder; setOrder: (order: Order) => void; retry: () => void };

/**
 * The order in the address, else the newest one. The copy that this browser stored with the payment
 * or with the order shows first; then the server's. If the payment is not proven, the browser goes
 * to the waiting screen.
 */
export function useShownOrder(): Shown {
  const { clock, shop } = useApp();
  const go = useNavigate();
  const [{ id }] = useState(() => readOrderLinkQuery(location.search));
  const [shown, setShown] = useState<ShownOrder>(() => storedOrder(id, clock.now()));
  const [tries, setTries] = useState(0);
  const read = useReadOrder(id);
  const setOrder = useCallback(
    (order: Order) => {
      storeLastKnownOrders([order], clock.now());
      setShown({ kind: 'known', order });
    },
    [clock],
  );
  useEffect(() => {
    const aborter = new AbortController();
    void read(aborter.signal).then((answer) => {
      if (aborter.signal.aborted) return;
      if (answer.kind === 'failed')
        return setShown((known) => (known.kind === 'known' ? known : answer));
      const { order } = answer;
      if (awaitsPayment(order)) return go(processingLink(order.id), { replace: true });
      removePaidLines(order, { shop, clock });
      setOrder(order);
    });
    return () => aborter.abort();
  }, [read, tries, go, shop, clock, setOrder]);
  const retry = (): void => {
    setShown({ kind: 'reading' });
    setTries((made) => made + 1);
  };
  return { shown, setOrder, retry };
}

/** The stored copy, if it is the order of the address. */
function storedOrder(id: OrderId | null, now: number): ShownOrder {
  const order = readPlacedOrder(now);
  return order !== null && (id === null || order.id === id)
    ? { kind: 'known', order }
    : { kind: 'reading' };
}

type Reading = Exclude<ShownOrder, { kind: 'reading' }>;

/**
 * Returns a function that reads the order from the server. A browser without a session has none and
 * makes no call.
 */
function useReadOrder(id: OrderId | null): (signal: AbortSignal) => Promise<Reading> {
  const { api, orderBuyers, sessions } = useApp();
  return useCallback(
    async (signal) => {
      if (sessions.all().length === 0) return noOrder;
      const answer = await (id === null
        ? api.call(getLastOrder, { signal })
        : orderBuyers.callAsBuyer(id, (as) => api.call(getOrder, { params: { id }, signal, as })));
      if (!answer.ok) return { kind: 'failed', refusal: answer.error };
      return answer.value === null ? noOrder : { kind: 'known', order: answer.value };
    },
    [api, orderBuyers, sessions, id],
  );
}

const noOrder: Reading = { kind: 'failed', refusal: refusalOf('NOT_FOUND') };
