import { restoreSharedCart } from '../features/cart/restore-shared-cart.ts';
import type { AppContext } from '../shop/app-context.ts';
import type { useModals } from '../shop/modals/use-modals.ts';
import { cartSyncOf } from '../shop/remote-cart/cart-sync-of.ts';

/**
 * Reads the saved cart of the person, then the cart of the link that opened the page. Runs again
 * when another person logs in.
 */
export async function startRemoteCart(
  app: AppContext,
  modals: ReturnType<typeof useModals>,
): Promise<void> {
  await cartSyncOf(app).start();
  await restoreSharedCart(app, () => modals.open({ kind: 'dispatch', next: 'nothing' }));
}
