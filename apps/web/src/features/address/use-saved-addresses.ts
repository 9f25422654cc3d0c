import { getAddresses } from '@comanda/contract/addresses.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useSession } from '../../shop/app-context.tsx';
import type { SavedAddressAnswer } from '../../shop/place/saved-address.ts';

/** How often the list became another one, so that everything that shows it asks again. */
const addressChanges = createStore(() => ({ times: 0 }));
export const publishAddressesChanged = (): void =>
  addressChanges.setState(({ times }) => ({ times: times + 1 }));

/** `refusal`: it could not be had now; what was known before stays. A visitor knows that there are none. */
export type SavedAddresses = {
  state: 'loading' | 'known';
  refusal: Refusal | null;
  addresses: readonly SavedAddressAnswer[];
};

/** The addresses that this person keeps, home first. docs/rules/places.md#order-of-saved-addresses. */
export function useSavedAddresses(): SavedAddresses & { reload: () => void } {
  const { api } = useApp();
  const hasSession = useSession() !== null;
  const times = useStore(addressChanges, (state) => state.times);
  const [saved, setSaved] = useState<SavedAddresses>({
    state: hasSession ? 'loading' : 'known',
    refusal: null,
    addresses: [],
  });
  useEffect(() => {
    if (!hasSession) return;
    const aborter = new AbortController();
    void api.call(getAddresses, { signal: aborter.signal }).then((answer) => {
      if (aborter.signal.aborted) return;
      if (answer.ok) setSaved({ state: 'known', refusal: null, addresses: answer.value ?? [] });
      else setSaved(({ addresses }) => ({ state: 'known', refusal: answer.error, addresses }));
    });
    return () => aborter.abort();
  }, [api, hasSession, times]);
  return { ...saved, reload: publishAddressesChanged };
}
