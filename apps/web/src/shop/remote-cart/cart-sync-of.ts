import type { AppContext } from '../app-context.ts';
import { paths } from '../../platform/paths.ts';
import { showAddedToast } from './added-toast.ts';
import { type CartSync, createCartSync } from './cart-sync.ts';

const syncs = new WeakMap<AppContext, CartSync>();

/** Returns the one synchronisation of this page's cart. The first call creates it. */
export function cartSyncOf(app: AppContext): CartSync {
  const existing = syncs.get(app);
  if (existing !== undefined) return existing;
  const sync = createCartSync({
    ...app,
    hasStore: (id) => app.page.stores.some((store) => store.id === id),
    isCheckout: () => location.pathname.startsWith(paths.checkout),
    onAdded: (added) => showAddedToast(app, added, 'saved'),
  });
  syncs.set(app, sync);
  return sync;
}
