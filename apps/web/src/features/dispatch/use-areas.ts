import type { Area } from '@comanda/domain/address/area.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../platform/app-context.tsx';
import { loadAreas } from './load-areas.ts';

/** The areas of the country; null while they are on their way, and until `isWanted`. */
export function useAreas(isWanted = true): readonly Area[] | null {
  const { api, page } = useApp();
  const [areas, setAreas] = useState<readonly Area[] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const aborter = new AbortController();
    void loadAreas({ api, page }, aborter.signal).then((loaded) => {
      if (!aborter.signal.aborted) setAreas(loaded);
    });
    return () => aborter.abort();
  }, [api, page, isWanted]);
  return areas;
}
