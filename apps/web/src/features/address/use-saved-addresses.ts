import { useReading } from '@comanda/client/use-reading.ts';
import { getAddresses } from '@comanda/contract/addresses.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
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
  const userId = useSession()?.userId ?? null;
  const { value, refusal, reload } = useReading((call) => call(getAddresses, {}), userId ?? '', {
    isEnabled: userId !== null,
  });
  useEffect(() => addressChanges.subscribe(() => void reload()), [reload]);
  const isLoading = userId !== null && value === null && refusal === null;
  return {
    state: isLoading ? 'loading' : 'loaded',
    refusal,
    addresses: value ?? [],
    reload: publishAddressesChanged,
  };
}
