import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useApp, useCurrentStore, useShop } from '../shop/app-context.tsx';
import { useLocalQuote, useQuote } from '../shop/money/use-quote.ts';
import { useRefresh } from '../platform/use-refresh.ts';

/** How often the server is asked again about a cart that does not change, in milliseconds. */
const pollEveryMs = 60_000;

/** Two lists with one key say the same of the same lines. */
export const problemsKey = (problems: Quote['unavailable']): string =>
  problems
    .map(({ hash, reason, left, modifierIds }) => [hash, reason, left, ...modifierIds].join(' '))
    .join('\n');

/** The server judges again every minute, on return to the page or the network, and at once when this browser finds another line amiss. */
export function useQuoteRefresh(enabled: boolean): void {
  const { quotes } = useApp();
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  const refresh = useCallback(() => quotes.getState().refresh(), [quotes]);
  useRefresh(refresh, pollEveryMs, enabled && !isEmpty);
  const local = useLocalQuote();
  const localKey = local.ok ? problemsKey(local.value.unavailable) : '';
  const previousKey = useRef(localKey);
  useEffect(() => {
    if (previousKey.current !== localKey && enabled) void refresh();
    previousKey.current = localKey;
  }, [localKey, enabled, refresh]);
}

/** What the server knows and this browser does not (stock, switched-off products) is fetched for the whole menu, once for each such answer. */
export function useMenuFactsRefresh(): void {
  const { api, page, clock, menuStore } = useApp();
  const { id, menuId } = useCurrentStore();
  const { server } = useQuote();
  const local = useLocalQuote();
  const localKey = local.ok ? problemsKey(local.value.unavailable) : '';
  const serverKey =
    server === null || problemsKey(server.unavailable) === localKey
      ? ''
      : problemsKey(server.unavailable);
  useEffect(() => {
    if (serverKey === '') return;
    const aborter = new AbortController();
    const loading = import('../shop/menu/load-store-menu.ts').then(({ loadStoreMenu }) =>
      loadStoreMenu({ api, page, clock }, id, menuId, aborter.signal),
    );
    void loading.then(
      (loaded) => {
        if (loaded.ok && !aborter.signal.aborted) menuStore.setState({ index: loaded.value });
      },
      () => undefined,
    );
    return () => aborter.abort();
  }, [serverKey, api, page, clock, menuStore, id, menuId]);
}
