import { useEffect } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useShop } from '../../shop/use-shop.ts';
import { resolvePlaceId } from './resolve-place-id.ts';

/**
 * Looks up the placeId of the order's address if it has none.
 * docs/rules/checkout.md#place-id-of-the-address.
 */
export function useResolvePlaceId(): void {
  const { api, shop } = useApp();
  const address = useShop(({ place }) =>
    place.choice.kind === 'delivery' ? place.choice.address : null,
  );
  useEffect(() => {
    if (address === null || address.placeId !== null) return;
    const aborter = new AbortController();
    void resolvePlaceId(api, shop, address, aborter.signal);
    return () => aborter.abort();
  }, [api, shop, address]);
}
