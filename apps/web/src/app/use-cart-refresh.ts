import { useRefresh } from '@comanda/client/use-refresh.ts';
import type { Quote } from '@comanda/domain/cart/quote.ts';
import { quotePollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import { useCallback, useEffect, useRef } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useShop } from '../shop/use-shop.ts';
import { useLocalQuote } from '../shop/money/use-quote.ts';

/**
 * Returns a key of the problems. Lists with equal keys report the same problems of the same lines.
 */
export const problemsKey = (problems: Quote['unavailable']): string =>
  problems
    .map(({ hash, reason, left, modifierIds }) => [hash, reason, left, ...modifierIds].join(' '))
    .join('\n');

/**
 * Refreshes the quote every minute, when the shopper returns to the page or the network is back,
 * and at once when the browser's own quote finds another problem.
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
