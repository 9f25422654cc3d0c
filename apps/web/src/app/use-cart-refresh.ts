import { quotePollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useCurrentStore } from '../shop/place/use-current-store.ts';
import { useShop } from '../shop/use-shop.ts';
import { useLocalQuote, useQuote } from '../shop/money/use-quote.ts';
import { useRefresh } from '@comanda/ui/use-refresh.ts';

/** Returns a key of the problems. Lists with equal keys report the same problems of the same lines. */
export const problemsKey = (problems: Quote['unavailable']): string =>
  problems
    .map(({ hash, reason, left, modifierIds }) => [hash, reason, left, ...modifierIds].join(' '))
    .join('\n');

/**
 * Refreshes the quote every minute, when the shopper returns to the page or the network is back, and at once when the browser's own quote
 * finds another problem.
 */
export function useQuoteRefresh(enabled: boolean): void {
  const { quotes } = useApp();
  const isEmpty = useShop((shop) => shop.lines.length === 0);
  const refresh = useCallback(() => quotes.getState().refresh(), [quotes]);
  useRefresh(refresh, quotePollMs, enabled && !isEmpty);
  const local = useLocalQuote();
  const localKey = local.ok ? problemsKey(local.value.unavailable) : '';
  const previousKey = useRef(localKey);
  useEffect(() => {
    if (previousKey.current !== localKey && enabled) void refresh();
    previousKey.current = localKey;
  }, [localKey, enabled, refresh]);
}

/**
 * Reloads the store's menu facts (stock, switched-off products) when the server's quote reports problems that the browser's quote does
 * not. Once per such answer.
 */
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
