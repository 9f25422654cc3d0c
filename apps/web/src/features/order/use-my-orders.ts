import { getActiveOrders, getOrder, getOrders } from '@comanda/contract/orders.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Api } from '../../platform/api.ts';
import { useApp } from '../../platform/app-context.tsx';
import { useModals } from '../../platform/modals/modal-context.tsx';
import { useRefresh } from '../../platform/use-refresh.ts';
import { removeSession } from '../../platform/session.ts';
import { endedMeanwhile, type MyOrders, noOrders, pageSize, takeIn, takePage } from './orders-state.ts';

export type Loading = 'loading' | 'failed' | 'here';
export type MyOrdersView = {
  state: Loading;
  mine: MyOrders;
  /** Takes in a newer copy of an order. */
  onOrder: (order: Order) => void;
  retry: () => void;
  /** Fetches the next page of the history. */
  older: () => Promise<void>;
};

/** Spec §9 Order polling interval. */
const pollEveryMs = 60_000;

/** The orders of whoever is asking: fetched once, then kept new by polling and by what live news bring. */
export function useMyOrders(): MyOrdersView {
  const { api } = useApp();
  const [state, setState] = useState<Loading>('loading');
  const [mine, setMine] = useState(noOrders);
  const [tries, setTries] = useState(0);
  const onRefusal = useSessionRefusals();
  const latest = useRef(mine);
  useEffect(() => {
    latest.current = mine;
  }, [mine]);

  useEffect(() => {
    const aborter = new AbortController();
    void loadFirst(api, aborter.signal).then((first) => {
      if (aborter.signal.aborted) return;
      if (first.ok) setMine((known) => takeIn(takePage(known, first.page), first.active));
      else onRefusal(first.refusal);
      setState(first.ok ? 'here' : 'failed');
    });
    return () => aborter.abort();
  }, [api, tries, onRefusal]);

  const refresh = useCallback(
    (signal: AbortSignal) => refreshActive(api, latest.current, signal).then((fresh) => setMine((known) => takeIn(known, fresh))),
    [api],
  );
  useRefresh(refresh, pollEveryMs, state === 'here');

  const older = async (): Promise<void> => {
    const before = mine.orders.at(-1)?.id;
    const page = await api.call(getOrders, { query: { before, limit: pageSize } });
    if (page.ok) setMine((known) => takePage(known, page.value ?? []));
  };
  return {
    state,
    mine,
    older,
    onOrder: useCallback((order) => setMine((known) => takeIn(known, [order])), []),
    retry: () => {
      setState('loading');
      setTries(tries + 1);
    },
  };
}

/** A session that is over ends here too; what belongs to somebody else is said in its modal. decisions §6. */
function useSessionRefusals(): (refusal: Refusal) => void {
  const { session } = useApp();
  const modals = useModals();
  return useCallback(
    ({ label }) => {
      if (label === 'NOT_AUTHORIZED') modals.open({ kind: 'forbidden' });
      if (label !== 'INVALID_TOKEN') return;
      removeSession();
      session.setState({ session: null });
    },
    [session, modals],
  );
}

type First = { ok: true; page: readonly Order[]; active: readonly Order[] } | { ok: false; refusal: Refusal };

/** The newest page, and everything under way however old it is (a scheduled order may be). */
async function loadFirst(api: Api, signal: AbortSignal): Promise<First> {
  const [page, active] = await Promise.all([
    api.call(getOrders, { query: { limit: pageSize }, signal }),
    api.call(getActiveOrders, { signal }),
  ]);
  if (!page.ok) return { ok: false, refusal: page.error };
  return { ok: true, page: page.value ?? [], active: active.ok ? (active.value ?? []) : [] };
}

async function refreshActive(api: Api, mine: MyOrders, signal: AbortSignal): Promise<readonly Order[]> {
  const active = await api.call(getActiveOrders, { signal });
  if (!active.ok || active.value === null) return [];
  const ended = await Promise.all(endedMeanwhile(mine, active.value).map((id) => api.call(getOrder, { params: { id }, signal })));
  return [...active.value, ...ended.flatMap((answer) => (answer.ok && answer.value !== null ? [answer.value] : []))];
}
