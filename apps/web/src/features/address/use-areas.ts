import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { loadAreas } from './load-areas.ts';

/** Returns the areas of the country; null while they load, and while `isEnabled` is false. */
export function useAreas(isEnabled = true): readonly AddressArea[] | null {
  const { api, page } = useApp();
  const [areas, setAreas] = useState<readonly AddressArea[] | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    const aborter = new AbortController();
    void loadAreas({ api, page }, aborter.signal).then((loaded) => {
      if (!aborter.signal.aborted) setAreas(loaded);
    });
    return () => aborter.abort();
  }, [api, page, isEnabled]);
  return areas;
}
