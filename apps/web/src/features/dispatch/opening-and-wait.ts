import type { Store } from '@comanda/domain/store/store.ts';
import type { AppContext } from '../../shop/app-context.ts';
import { openingText, waitText } from '../../shop/time/opening-text.ts';

/** Returns the hours of a store for pickup, and the wait while it is open. */
export function openingAndWait(
  store: Store,
  now: number,
  { texts }: Pick<AppContext, 'texts'>,
): string {
  const { words } = openingText(store, 'in_store', now, texts);
  const wait = waitText(store, 'in_store', null, { now, texts });
  return wait === null ? words : `${words} · ${wait}`;
}
