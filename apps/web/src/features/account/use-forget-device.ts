import { removeAllStored } from '@comanda/client/storage.ts';
import { useApp } from '../../shop/app-context.ts';
import { endAllTokens } from '../../shop/session/log-out.ts';
import { emptyShop } from '../../shop/shop-store.ts';

/**
 * Ends the sessions of this browser on the server, best effort, and deletes everything that it
 * stores about the shopper: every key of this hostname that is not of the restaurant's own screens,
 * with the sessions. Cached pages hold nothing personal and stay.
 * docs/rules/people.md#forget-my-data.
 */
export function useForgetDevice(): () => Promise<void> {
  const { api, page, sessions, sessionEnd, shop } = useApp();
  return async () => {
    await endAllTokens({ api, sessions });
    sessionEnd.setState({ isLoggingOut: true });
    sessions.removeAll();
    sessionEnd.setState({ isLoggingOut: false });
    shop.setState(emptyShop(page.storeId), true);
    removeAllStored();
  };
}
