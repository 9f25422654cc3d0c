import type { AnswerOf } from '@comanda/contract/define-endpoint.ts';
import type { getLastShoppingCart } from '@comanda/contract/shopping-carts.ts';
import type { DispatchChoice, StoredAddress, StoredPlace } from '../shop-schema.ts';

type RemoteCart = AnswerOf<typeof getLastShoppingCart>;

/**
 * Returns the place of a browser that reads a saved cart: store, dispatch method and address of the
 * cart if its owner chose them and no place was chosen here; only the store if the owner chose
 * nothing and the browser has no lines. docs/rules/remote-cart.md#place-of-a-saved-cart.
 */
export function placeToTake(saved: RemoteCart, place: StoredPlace, hasLines: boolean): StoredPlace {
  if (place.choice.kind !== 'undecided') return place;
  const choice = choiceOf(saved);
  if (choice !== null) return { storeId: saved.storeId, choice };
  return hasLines ? place : { ...place, storeId: saved.storeId };
}

/**
 * The choice of the cart's owner; null: the owner chose nothing, or the cart lacks the address of
 * its delivery.
 */
function choiceOf(saved: RemoteCart): DispatchChoice | null {
  if (!saved.isDispatchChosen) return null;
  if (saved.dispatchMethod === 'in_store') return { kind: 'pickup' };
  const address = addressOf(saved);
  return address && { kind: 'delivery', address };
}

/**
 * The address with an unknown precision: the server compares its point with the centres of the
 * areas.
 */
function addressOf(saved: RemoteCart): StoredAddress | null {
  const { userLatitude: latitude, userLongitude: longitude, userAddress: textAddress } = saved;
  if (latitude === null || longitude === null || textAddress === '') return null;
  return {
    textAddress,
    city: saved.userCity,
    apartmentDetails: saved.userApartment,
    dispatchNote: saved.userDispatchNote,
    postalCode: '',
    neighbourhood: '',
    municipality: '',
    zone: '',
    latitude,
    longitude,
    locationPrecision: null,
    locationConfirmed: false,
    placeId: null,
  };
}
