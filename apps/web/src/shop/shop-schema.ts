import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { locationPrecisionSchema } from '@comanda/domain/address/location-precision-schema.ts';
import type { Cart, CartLine } from '@comanda/domain/cart/cart.ts';
import { maxInstructions, maxLineCount, maxLines } from '@comanda/domain/cart/cart-limits.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import type { GroupId, ModifierId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import { text } from '@comanda/contract/fields.ts';
import { branded, fileId, instant, latitude, longitude } from '@comanda/domain/schema/fields.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import * as v from 'valibot';

const pick = v.object({
  groupId: fileId<GroupId>(),
  modifierId: fileId<ModifierId>(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineCount)),
  parentId: v.nullable(fileId<ModifierId>()),
});

const line = v.object({
  hash: text(fieldLengths.lineKey),
  productId: fileId<ProductId>(),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineCount)),
  picks: v.pipe(v.array(pick), v.maxLength(payloadLimits.modifiersPerLine)),
  instructions: text(maxInstructions),
});

/** A stored line of the cart. */
export const storedLines = branded<readonly CartLine[]>(
  v.pipe(v.array(line), v.maxLength(maxLines)),
);

/**
 * A delivery address as the shopper gave it.
 * docs/rules/places.md#address-stored-before-its-precision. An address stored by an older version
 * has empty parts and no precision (null).
 */
export const storedAddress = v.object({
  textAddress: text(fieldLengths.address),
  city: text(fieldLengths.city),
  apartmentDetails: text(fieldLengths.apartment),
  dispatchNote: text(fieldLengths.dispatchNote),
  postalCode: v.optional(text(fieldLengths.postalCode), ''),
  neighbourhood: v.optional(text(fieldLengths.neighbourhood), ''),
  municipality: v.optional(text(fieldLengths.municipality), ''),
  zone: v.optional(text(fieldLengths.addressZone), ''),
  latitude,
  longitude,
  locationPrecision: v.optional(v.nullable(locationPrecisionSchema), null),
  locationConfirmed: v.optional(v.boolean(), false),
  placeId: v.nullable(text(fieldLengths.placeId)),
});
export type StoredAddress = v.InferOutput<typeof storedAddress>;

/**
 * The chosen dispatch: undecided, pickup at a store, or delivery to an address. `cartMethod`: the
 * only dispatch method of the product that an undecided shopper added last.
 */
const dispatchChoice = v.variant('kind', [
  v.object({
    kind: v.literal('undecided'),
    cartMethod: v.exactOptional(v.picklist(['store_delivery', 'in_store'])),
  }),
  v.object({ kind: v.literal('pickup') }),
  v.object({ kind: v.literal('delivery'), address: storedAddress }),
]);
export type DispatchChoice = v.InferOutput<typeof dispatchChoice>;

/**
 * Returns the dispatch method of a choice. An undecided shopper counts as one who picks up, unless
 * a product in the cart is for delivery only.
 */
export function dispatchMethodOf(choice: DispatchChoice): DispatchMethod {
  if (choice.kind === 'undecided') return choice.cartMethod ?? 'in_store';
  return choice.kind === 'delivery' ? 'store_delivery' : 'in_store';
}

/** Returns the delivery address; null for pickup and while undecided. */
export const deliveryAddressOf = (choice: DispatchChoice): StoredAddress | null =>
  choice.kind === 'delivery' ? choice.address : null;

export const storedPlace = v.object({ storeId: fileId<StoreId>(), choice: dispatchChoice });
export type StoredPlace = v.InferOutput<typeof storedPlace>;

/** The requested time of a future order. docs/rules/times.md#chosen-time-stored-in-the-browser. */
export const storedSlot = v.object({
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
  time: v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/)),
  instant,
}) satisfies v.GenericSchema<unknown, ChosenSlot>;

/**
 * Builds the domain's cart from the stored parts. While the shopper is undecided it is priced as
 * pickup, without a delivery fee.
 */
export function cartOf(place: StoredPlace, lines: readonly CartLine[]): Cart {
  return {
    storeId: place.storeId,
    dispatchMethod: dispatchMethodOf(place.choice),
    lines,
  };
}
