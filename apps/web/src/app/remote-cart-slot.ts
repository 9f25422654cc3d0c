import { useEffect } from 'react';
import { useApp } from '../shop/app-context.ts';
import { useModals } from '../shop/modals/use-modals.ts';
import { useSession } from '../shop/use-sessions.ts';

/**
 * Keeps the cart of a guest or a user the same as the saved one, and opens a shared cart. Its code
 * is fetched only then.
 */
export function RemoteCartSlot() {
  const app = useApp();
  const modals = useModals();
  const userId = useSession()?.userId;
  useEffect(() => {
    if (userId === undefined && app.link.cart === undefined) return;
    void import('./start-remote-cart.ts').then(
      ({ startRemoteCart }) => startRemoteCart(app, modals),
      () => undefined,
    );
  }, [app, modals, userId]);
  return null;
}
