import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { updateShoppingCart } from '@comanda/contract/shopping-carts.ts';
import { deliveryAddressOf, dispatchMethodOf } from '../shop-schema.ts';
import type { ShopState } from '../shop-store.ts';

type Content = BodyOf<typeof updateShoppingCart>['shoppingCart'];

/** Returns the cart as the server stores it, with the address of a delivery. */
export function cartContent({ place, lines }: ShopState): Content {
  const address = deliveryAddressOf(place.choice);
  return {
    storeId: place.storeId,
    dispatchMethod: dispatchMethodOf(place.choice),
    userLatitude: address?.latitude ?? null,
    userLongitude: address?.longitude ?? null,
    userCity: address?.city ?? '',
    userAddress: address?.textAddress ?? '',
    userApartment: address?.apartmentDetails ?? '',
    userDispatchNote: address?.dispatchNote ?? '',
    isDispatchChosen: place.choice.kind !== 'undecided',
    localShoppingCart: lines.map(itemOfLine),
  };
}

/** Returns a text that is equal for equal stores, dispatch methods and addresses. */
export const placeFingerprint = (shop: ShopState): string =>
  JSON.stringify({ ...cartContent({ ...shop, lines: [] }) });
