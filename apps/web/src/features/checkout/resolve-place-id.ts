import { reversePlace } from '@comanda/contract/geocoding.ts';
import { isApproximate } from '@comanda/domain/address/location-precision.ts';
import type { Api } from '@comanda/client/api.ts';
import type { StoredAddress } from '../../shop/shop-schema.ts';
import { choosePlace, type ShopStore } from '../../shop/shop-store.ts';

/**
 * If the address has no placeId, looks it up from the coordinates and stores it. The coordinates
 * never change. Does nothing for an approximate point, where another house stands, or if the answer
 * knows only the area, or if the address changed meanwhile.
 * docs/rules/checkout.md#place-id-of-the-address.
 */
export async function resolvePlaceId(
  api: Api,
  shop: ShopStore,
  address: StoredAddress,
  signal: AbortSignal,
): Promise<void> {
  if (isApproximate(address.locationPrecision)) return;
  const { latitude, longitude } = address;
  const answer = await api.call(reversePlace, { query: { latitude, longitude }, signal });
  const { storeId, choice } = shop.getState().place;
  const isSame = choice.kind === 'delivery' && choice.address === address;
  if (
    !isSame ||
    signal.aborted ||
    !answer.ok ||
    answer.value === null ||
    answer.value.precision === 'area'
  )
    return;
  choosePlace(shop, storeId, {
    kind: 'delivery',
    address: { ...address, placeId: answer.value.placeId },
  });
}
