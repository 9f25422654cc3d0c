import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useApp, useCurrentStore, useShop } from '../platform/app-context.tsx';
import { useLocalQuote, useQuote } from '../platform/use-quote.ts';
import { useRefresh } from '../platform/use-refresh.ts';

/** How often the server is asked again about a cart that does not change, in milliseconds. */
const askEveryMs = 60_000;

/** Two lists with one key say the same of the same lines. */
export const problemsKey = (problems: Quote['unavailable']): string =>
  problems.map(({ hash, reason, left, modifierIds }) => [hash, reason, left, ...modifierIds].join(' ')).join('\n');

/** The server judges again every minute, on return to the page or the network, and at once when this browser finds another line amiss. */
export function useFreshQuote(enabled: boolean): void {
  const { quotes } = useApp();
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  const refresh = useCallback(() => quotes.getState().refresh(), [quotes]);
  useRefresh(refresh, askEveryMs, enabled && !isEmpty);
  const local = useLocalQuote();
  const found = local.ok ? problemsKey(local.value.unavailable) : '';
  const before = useRef(found);
  useEffect(() => {
    if (before.current !== found && enabled) void refresh();
    before.current = found;
  }, [found, enabled, refresh]);
}

/** What the server knows and this browser does not (stock, switched-off products) is fetched for the whole menu, once for each such answer. */
export function useFreshFacts(): void {
  const { api, page, clock, facts } = useApp();
  const { id, menuId } = useCurrentStore();
  const { server } = useQuote();
  const local = useLocalQuote();
  const known = local.ok ? problemsKey(local.value.unavailable) : '';
  const news = server === null || problemsKey(server.unavailable) === known ? '' : problemsKey(server.unavailable);
  useEffect(() => {
    if (news === '') return;
    const aborter = new AbortController();
    const loading = import('../platform/load-store-menu.ts').then(({ loadStoreMenu }) =>
      loadStoreMenu({ api, page, clock }, id, menuId, aborter.signal),
    );
    void loading.then(
      (loaded) => {
        if (loaded.ok && !aborter.signal.aborted) facts.setState({ index: loaded.value });
      },
      () => undefined,
    );
    return () => aborter.abort();
  }, [news, api, page, clock, facts, id, menuId]);
}
