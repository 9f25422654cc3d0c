import { quotePollMs } from '@comanda/domain/order/browser-poll-intervals.ts';
import { useRefresh } from '@comanda/client/use-refresh.ts';
import { useCallback, useEffect } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useMenuIndex } from '../shop/menu/use-menu-index.ts';
import { useLocalQuote, useQuote } from '../shop/money/use-quote.ts';
import { useCurrentStore } from '../shop/place/use-current-store.ts';
import { problemsKey } from './use-cart-refresh.ts';

/**
 * Keeps the menu of an open page as the store sells it: every minute and on return to the page
 * while `enabled`, at once when the server's quote knows of a newer menu or of other problems, and
 * when a page that was open for longer than a minute begins to run.
 * docs/rules/web.md#menu-of-an-open-page.
 */
export function useMenuRefresh(enabled: boolean): void {
  const { api, page, clock, menuStore } = useApp();
  const { id, menuId } = useCurrentStore();
  const refresh = useCallback(
    (signal: AbortSignal): Promise<void> =>
      import('../shop/menu/refresh-menu.ts').then(
        ({ refreshMenu }) => refreshMenu({ api, page, clock, menuStore }, { id, menuId }, signal),
        () => undefined,
      ),
    [api, page, clock, menuStore, id, menuId],
  );
  useRefresh(refresh, quotePollMs, enabled);
  const news = useNewsOfQuote();
  useEffect(() => {
    if (news === '') return;
    const aborter = new AbortController();
    void refresh(aborter.signal);
    return () => aborter.abort();
  }, [news, refresh]);
  useEffect(() => {
    if (performance.now() <= quotePollMs) return;
    const aborter = new AbortController();
    void refresh(aborter.signal);
    return () => aborter.abort();
  }, [refresh]);
}

/**
 * A key of the news that the server's quote has of the menu: a newer version, or problems that the
 * browser does not know. Empty: none.
 */
function useNewsOfQuote(): string {
  const { server } = useQuote();
  const { menu } = useMenuIndex();
  const local = useLocalQuote();
  if (server === null) return '';
  if ((server.menuVersion ?? 0) > menu.version) return `menu ${server.menuVersion}`;
  const serverKey = problemsKey(server.unavailable);
  return serverKey === (local.ok ? problemsKey(local.value.unavailable) : '') ? '' : serverKey;
}
