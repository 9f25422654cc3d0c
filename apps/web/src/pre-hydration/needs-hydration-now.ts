import { cartName, placeName, sessionName } from '../platform/storage-names.ts';
import { isCachedPage } from '../platform/offline.ts';
import { hasStored } from '@comanda/client/stored-text.ts';

/**
 * Returns true if this page needs React at once: no server HTML, an open sheet, a returning shopper, the link of a mail
 * (`platform/page-link.ts`), or an offline copy, which must say that it is one.
 */
export function needsHydrationNow(): boolean {
  const root = document.getElementById('root');
  const isMenu = root?.dataset['serverRendered'] === 'menu';
  return (
    !isMenu ||
    isCachedPage() ||
    /[?&](oobCode|endSessions|unsubscribe|cart)=/.test(location.search) ||
    [cartName, placeName, sessionName].some(hasStored)
  );
}
