import { useRefresh } from '@comanda/client/use-refresh.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { activeOrdersPollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AppContext, useApp } from '../../shop/app-context.ts';
import { useSession } from '../../shop/use-sessions.ts';
import { fetchActiveOrders, fetchFirstPages, fetchOlderPages, fetchOrder } from './fetch-orders.ts';
import { storeLastKnownOrders } from '../../shop/order/last-known-orders.ts';
import {
  findEndedOrders,
  type MyOrders,
  noOrders,
  mergeOrders,
  mergePages,
} from './orders-state.ts';

type LoadState = { kind: 'loading' } | { kind: 'failed'; refusal: Refusal } | { kind: 'loaded' };
export type MyOrdersView = {
  state: LoadState;
  myOrders: MyOrders;
  /** Merges a newer copy of an order. */
  onOrder: (order: Order) => void;
  retry: () => void;
  /** Fetches the next page of the history; resolves to the refusal if the call fails. */
  loadOlder: () => Promise<Refusal | null>;
};

/**
 * The orders of this browser's sessions: fetched once, then updated by polling
 * (docs/rules/web.md#order-refresh-interval) and by the event stream.
 */
export function useMyOrders(): MyOrdersView {
  const app = useApp();
  const { api, sessions, orderBuyers, clock } = app;
  const userId = useSession()?.userId;
  const [state, setState] = useState<LoadState>({ kind: 'loading' });
  const [myOrders, setMyOrders] = useState(noOrders);
  const [tries, setTries] = useState(0);
  const latest = useRef(myOrders);
  useEffect(() => {
    latest.current = myOrders;
  }, [myOrders]);

  const mergeFresh = useCallback(
    (fresh: readonly Order[]): void => {
      storeLastKnownOrders(fresh, clock.now());
      setMyOrders((current) => mergeOrders(current, fresh));
    },
    [clock],
  );

  useEffect(() => {
    const aborter = new AbortController();
    const change: Change = (made, active) => {
      setMyOrders(made);
      mergeFresh(active);
    };
    void loadFirst({ api, sessions, orderBuyers }, aborter.signal, change).then((loaded) => {
      if (!aborter.signal.aborted) setState(loaded);
    });
    return () => aborter.abort();
  }, [api, sessions, orderBuyers, tries, userId, mergeFresh]);

  const refresh = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      mergeFresh(await refreshActive({ api, sessions, orderBuyers }, latest.current, signal));
    },
    [api, sessions, orderBuyers, mergeFresh],
  );
  useRefresh(refresh, activeOrdersPollMs, state.kind === 'loaded');

  return {
    state,
    myOrders,
    loadOlder: async () => {
      const pages = await fetchOlderPages(app, myOrders.olderThan);
      if (pages.ok) setMyOrders((current) => mergePages(current, pages.value));
      return pages.ok ? null : pages.error;
    },
    onOrder: useCallback((order) => mergeFresh([order]), [mergeFresh]),
    retry: () => {
      setState({ kind: 'loading' });
      setTries(tries + 1);
    },
  };
}

type Source = Pick<AppContext, 'api' | 'sessions' | 'orderBuyers'>;
type Change = (change: (current: MyOrders) => MyOrders, active: readonly Order[]) => void;

/** Fetches the newest pages and every active order. */
async function loadFirst(source: Source, signal: AbortSignal, change: Change): Promise<LoadState> {
  const [pages, active] = await Promise.all([
    fetchFirstPages(source, signal),
    fetchActiveOrders(source, signal),
  ]);
  if (!pages.ok) return { kind: 'failed', refusal: pages.error };
  if (!signal.aborted)
    change(
      (current) => mergePages(current, pages.value),
      [...pages.value.flatMap(({ orders }) => orders), ...(active.ok ? active.value : [])],
    );
  return { kind: 'loaded' };
}

async function refreshActive(
  source: Source,
  myOrders: MyOrders,
  signal: AbortSignal,
): Promise<readonly Order[]> {
  const active = await fetchActiveOrders(source, signal);
  if (!active.ok) return [];
  const ended = await Promise.all(
    findEndedOrders(myOrders, active.value).map((id) => fetchOrder(source, id, signal)),
  );
  return [
    ...active.value,
    ...ended.flatMap((answer) => (answer.ok && answer.value !== null ? [answer.value] : [])),
  ];
}
