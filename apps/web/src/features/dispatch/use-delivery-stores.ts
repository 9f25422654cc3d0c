import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import { useEffect, useState } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { type CoveringZone, fetchDeliveryStores } from '../../shop/place/coverage.ts';
import { deliveryAddressOf, type StoredAddress } from '../../shop/shop-schema.ts';
import { orderTimeOf } from '../../shop/time/order-time.ts';
import { useShop } from '../../shop/use-shop.ts';

/**
 * Returns the order's address and the stores that deliver there, the one to order from first: by
 * the stores of the page at once, then by the server's. Empty without an address.
 */
export function useDeliveryStores(): {
  address: StoredAddress | null;
  stores: readonly CoveringZone[];
} {
  const app = useApp();
  const address = useShop((shop) => deliveryAddressOf(shop.place.choice));
  const [stores, setStores] = useState<readonly CoveringZone[]>(() =>
    address === null ? [] : rankDeliveryStores(app.page.stores, address, orderTimeOf(app)),
  );
  useEffect(() => {
    if (address === null) return;
    let isShown = true;
    void fetchDeliveryStores(app, address).then((fetched) => {
      if (isShown) setStores(fetched);
    });
    return () => {
      isShown = false;
    };
  }, [app, address]);
  return { address, stores };
}
