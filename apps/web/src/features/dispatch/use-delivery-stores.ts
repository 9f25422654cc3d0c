import { useReading } from '@comanda/client/use-reading.ts';
import { accept } from '@comanda/domain/result.ts';
import { rankDeliveryStores } from '@comanda/domain/store/rank-delivery-stores.ts';
import { useState } from 'react';
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
  const { value } = useReading(
    async () => accept(address === null ? [] : await fetchDeliveryStores(app, address)),
    JSON.stringify(address),
    { isEnabled: address !== null },
  );
  const [known] = useState(() =>
    address === null ? [] : rankDeliveryStores(app.page.stores, address, orderTimeOf(app)),
  );
  return { address, stores: value ?? known };
}
