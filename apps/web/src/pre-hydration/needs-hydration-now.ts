import { cartName, placeName, sessionName } from '../platform/storage-names.ts';
import { isCachedPage } from '../platform/offline.ts';
import { hasStored } from '../platform/storage.ts';

/**
 * Whether something on this page waits for React: no server HTML to read, an open sheet, a shopper who was
 * here before, or a copy kept for want of a network, which must say so.
 */
export function needsHydrationNow(): boolean {
  const root = document.getElementById('root');
  const isMenu = root?.dataset['drawn'] === 'menu';
  return (
    !isMenu ||
    isCachedPage() ||
    hasStored(cartName) ||
    hasStored(placeName) ||
    hasStored(sessionName)
  );
}
