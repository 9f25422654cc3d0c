import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import * as v from 'valibot';
import { choosePlace, type ShopStore } from '../shop-store.ts';

const unconfirmed = v.object({
  fields: v.object({ address: v.object({ key: v.literal('unconfirmedLocation') }) }),
});

/**
 * Returns true if an order was refused because only the area of its address is known.
 * docs/rules/places.md#area-needs-a-pin-or-a-confirmation.
 */
export const isUnconfirmedLocation = ({ label, metadata }: Refusal): boolean =>
  label === 'FIELD_VALIDATION' && v.is(unconfirmed, metadata);

/**
 * Sets the precision of the order's address to `area`, so that the place dialog asks for the pin
 * when it opens.
 */
export function markLocationUnconfirmed(shop: ShopStore): void {
  const { storeId, choice } = shop.getState().place;
  if (choice.kind !== 'delivery') return;
  choosePlace(shop, storeId, {
    kind: 'delivery',
    address: { ...choice.address, locationPrecision: 'area', locationConfirmed: false },
  });
}
