import { useEffect } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import { learnPlaceId } from './learn-place-id.ts';

/** The address of the order learns which place it is, once. Spec §4. */
export function usePlaceId(): void {
  const { api, shop } = useApp();
  const address = useShop(({ place }) => (place.choice.kind === 'delivery' ? place.choice.address : null));
  useEffect(() => {
    if (address === null || address.placeId !== null) return;
    const aborter = new AbortController();
    void learnPlaceId(api, shop, address, aborter.signal);
    return () => aborter.abort();
  }, [api, shop, address]);
}
