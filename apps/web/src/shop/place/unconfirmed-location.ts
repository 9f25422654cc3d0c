import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import * as v from 'valibot';
import { choosePlace, type ShopStore } from '../shop-store.ts';

const unconfirmed = v.object({
  fields: v.object({ address: v.object({ key: v.literal('unconfirmedLocation') }) }),
});

/** Whether an order was refused because its address is known only to its area. docs/rules/places.md#area-needs-a-pin-or-a-confirmation. */
export const isUnconfirmedLocation = ({ label, metadata }: Refusal): boolean =>
  label === 'FIELD_VALIDATION' && v.is(unconfirmed, metadata);

/** Marks the address of the order as known only to its area, so that the place dialog asks for the pin when it opens. */
export function markLocationUnconfirmed(shop: ShopStore): void {
  const { storeId, choice } = shop.getState().place;
  if (choice.kind !== 'delivery') return;
  choosePlace(shop, storeId, {
    kind: 'delivery',
    address: { ...choice.address, locationPrecision: 'area', locationConfirmed: false },
  });
}
