import type { Point } from '@comanda/domain/store/store.ts';
import { useState } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { locate } from '../../platform/locate.ts';
import { readAddresses } from './address-history.ts';
import type { Locating } from './use-location.ts';

/** From where a shopper would come: the address of the order, else the last one used here, until the device says where it is. */
export function useWhereFrom() {
  const { clock } = useApp();
  const address = useShop((shop) => (shop.place.choice.kind === 'delivery' ? shop.place.choice.address : null));
  const [from, setFrom] = useState<Point | null>(() => address ?? readAddresses(clock.now())[0] ?? null);
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const ask = async (): Promise<void> => {
    setLocating({ state: 'busy' });
    const found = await locate();
    if (!found.ok) return setLocating({ state: 'failed', failure: found.error });
    setFrom(found.value);
    setLocating({ state: 'found', isRough: false });
  };
  return {
    from,
    locating,
    ask: () => {
      if (locating.state !== 'busy') void ask();
    },
  };
}
