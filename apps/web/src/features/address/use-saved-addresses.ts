import { getAddresses } from '@comanda/contract/addresses.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp } from '../../shop/app-context.ts';
import { useSession } from '../../shop/use-sessions.ts';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';

/** Version of the list. Every component that shows the list reloads it when the version changes. */
const addressChanges = createStore(() => ({ times: 0 }));
export const publishAddressesChanged = (): void =>
  addressChanges.setState(({ times }) => ({ times: times + 1 }));

/** `refusal`: the last load failed; the previous addresses stay. A visitor has none. */
export type SavedAddresses = {
  state: 'loading' | 'loaded';
  refusal: Refusal | null;
  addresses: readonly SavedAddressAnswer[];
};

/**
 * Returns the saved addresses of the current guest or user, home first; another person's are gone
 * at once. docs/rules/places.md#order-of-saved-addresses.
 */
export function useSavedAddresses(): SavedAddresses & { reload: () => void } {
  const { api } = useApp();
  const userId = useSession()?.userId ?? null;
  const times = useStore(addressChanges, (state) => state.times);
  const [saved, setSaved] = useState<SavedAddresses>({
    state: userId === null ? 'loaded' : 'loading',
    refusal: null,
    addresses: [],
  });
  const [owner, setOwner] = useState(userId);
  if (owner !== userId) {
    setOwner(userId);
    setSaved({ state: userId === null ? 'loaded' : 'loading', refusal: null, addresses: [] });
  }
  useEffect(() => {
    if (userId === null) return;
    const aborter = new AbortController();
    void api.call(getAddresses, { signal: aborter.signal }).then((answer) => {
      if (aborter.signal.aborted) return;
      if (answer.ok) setSaved({ state: 'loaded', refusal: null, addresses: answer.value ?? [] });
      else setSaved(({ addresses }) => ({ state: 'loaded', refusal: answer.error, addresses }));
    });
    return () => aborter.abort();
  }, [api, userId, times]);
  return { ...saved, reload: publishAddressesChanged };
}
