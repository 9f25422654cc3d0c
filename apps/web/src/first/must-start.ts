import { cartName, placeName, sessionName } from '../platform/storage-names.ts';
import { isKeptCopy } from '../platform/offline.ts';
import { hasStored } from '../platform/storage.ts';

/**
 * Whether something on this page waits for React: no server HTML to read, an open sheet, a shopper who was
 * here before, or a copy kept for want of a network, which must say so.
 */
export function mustStartNow(): boolean {
  const root = document.getElementById('root');
  const isMenu = root?.dataset['drawn'] === 'menu';
  return !isMenu || isKeptCopy() || hasStored(cartName) || hasStored(placeName) || hasStored(sessionName);
}
