import { useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { locate, type LocationFailure } from '../../platform/locate.ts';
import type { ManualDraft } from './address-draft.ts';
import { loadAreas, nearestArea } from './load-areas.ts';

export type Locating = { state: 'idle' | 'busy' | 'found' } | { state: 'failed'; failure: LocationFailure };

/** The place of the device as the beginning of an address: its point and area; street and number are left to write. */
export function useLocation(onFound: (draft: ManualDraft) => void) {
  const { api, page } = useApp();
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const ask = async (): Promise<void> => {
    setLocating({ state: 'busy' });
    const found = await locate();
    if (!found.ok) return setLocating({ state: 'failed', failure: found.error });
    const area = nearestArea(await loadAreas({ api, page }), found.value);
    setLocating({ state: 'found' });
    onFound({ entry: 'manual', street: '', number: '', area, point: found.value });
  };
  return {
    locating,
    ask: () => {
      if (locating.state !== 'busy') void ask();
    },
    forget: () => setLocating({ state: 'idle' }),
  };
}
