import type { PageState } from '@comanda/contract/page.ts';
import { isBlocked } from '@comanda/domain/store/offers-dispatch.ts';
import { cartName, placeName, sessionName } from '../platform/storage-names.ts';
import { isCachedPage } from '../platform/offline.ts';
import { hasStored } from '@comanda/client/stored-text.ts';

/**
 * Returns true if this page needs React at once: no server HTML, an open sheet, a returning
 * shopper, the link of a mail (`platform/page-link.ts`), an offline copy, which must say that it is
 * one, or a blocked store, whose dialog opens by itself.
 */
export function needsHydrationNow({
  stores,
  storeId,
}: Pick<PageState, 'stores' | 'storeId'>): boolean {
  const root = document.getElementById('root');
  const isMenu = root?.dataset['serverRendered'] === 'menu';
  return (
    !isMenu ||
    isCachedPage() ||
    stores.some((store) => store.id === storeId && isBlocked(store)) ||
    /[?&](oobCode|endSessions|unsubscribe|cart)=/.test(location.search) ||
    [cartName, placeName, sessionName].some(hasStored)
  );
}
