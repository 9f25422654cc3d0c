import { watchStore } from '@comanda/contract/counter/waiting.ts';
import { useEffect } from 'react';
import { useCounter } from '../counter/app-context.ts';
import { readKnownDevice } from '../counter/device.ts';
import { useConnection } from '../counter/use-connection.ts';
import { useSession, useStores } from '../counter/use-session.ts';

/**
 * Makes this device, if it is a shared one, watch the store that it shows: it goes on counting the
 * waiting orders when somebody locks it.
 * docs/rules/counter-staff.md#store-that-a-device-watches.
 */
export function useWatchedStore(): void {
  const { api } = useCounter();
  const { id: sessionId } = useSession();
  const storeId = useStores().store?.id;
  const { isOffline } = useConnection();
  useEffect(() => {
    if (storeId === undefined || isOffline || readKnownDevice()?.isShared !== true) return;
    void api.call(watchStore, { body: { storeId } });
  }, [api, sessionId, storeId, isOffline]);
}
