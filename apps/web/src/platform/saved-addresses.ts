import { type addressSchema, getAddresses } from '@comanda/contract/addresses.ts';
import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
import { useApp, useSession } from './app-context.tsx';

export type SavedAddress = v.InferOutput<typeof addressSchema>;

/** The addresses that this person keeps, home first; none for a visitor, and none while they cannot be had. Spec §5. */
export function useSavedAddresses(): { addresses: readonly SavedAddress[]; reload: () => void } {
  const { api } = useApp();
  const isSomebody = useSession() !== null;
  const [addresses, setAddresses] = useState<readonly SavedAddress[]>([]);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!isSomebody) return;
    const aborter = new AbortController();
    void api.call(getAddresses, { signal: aborter.signal }).then((answer) => {
      if (!aborter.signal.aborted && answer.ok) setAddresses(answer.value ?? []);
    });
    return () => aborter.abort();
  }, [api, isSomebody, asked]);
  return { addresses, reload: useCallback(() => setAsked((times) => times + 1), []) };
}
