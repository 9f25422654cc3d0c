import { cartName, placeName, sessionName } from '../platform/storage-names.ts';
import { hasStored } from '../platform/storage.ts';

/** Whether something on this page waits for React: no server HTML to read, an open sheet, or a shopper who was here before. */
export function mustStartNow(): boolean {
  const root = document.getElementById('root');
  const isMenu = root?.dataset['drawn'] === 'menu';
  return !isMenu || hasStored(cartName) || hasStored(placeName) || hasStored(sessionName);
}
