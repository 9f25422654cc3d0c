import { getAddresses } from '@comanda/contract/addresses.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useApp, useSession } from './app-context.tsx';
import type { SavedAddress } from './saved-address.ts';

/** How often the list became another one, so that everything that shows it asks again. */
const changes = createStore(() => ({ times: 0 }));
export const tellAddressesChanged = (): void => changes.setState(({ times }) => ({ times: times + 1 }));

/** `refusal`: it could not be had now; what was known before stays. A visitor knows that there are none. */
export type SavedAddresses = { state: 'loading' | 'known'; refusal: Refusal | null; addresses: readonly SavedAddress[] };

/** The addresses that this person keeps, home first. Spec §5. */
export function useSavedAddresses(): SavedAddresses & { reload: () => void } {
  const { api } = useApp();
  const isSomebody = useSession() !== null;
  const times = useStore(changes, (state) => state.times);
  const [saved, setSaved] = useState<SavedAddresses>({
    state: isSomebody ? 'loading' : 'known',
    refusal: null,
    addresses: [],
  });
  useEffect(() => {
    if (!isSomebody) return;
    const aborter = new AbortController();
    void api.call(getAddresses, { signal: aborter.signal }).then((answer) => {
      if (aborter.signal.aborted) return;
      if (answer.ok) setSaved({ state: 'known', refusal: null, addresses: answer.value ?? [] });
      else setSaved(({ addresses }) => ({ state: 'known', refusal: answer.error, addresses }));
    });
    return () => aborter.abort();
  }, [api, isSomebody, times]);
  return { ...saved, reload: tellAddressesChanged };
}
