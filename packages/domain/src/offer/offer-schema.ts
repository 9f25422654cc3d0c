import * as v from 'valibot';
import { weeklyHoursSchema } from '../hours/weekly-hours-schema.ts';
import type { CategoryId, ProductId, StoreId } from '../ids.ts';
import { amount, branded, fileId } from '../schema/fields.ts';
import type { OfferBenefit } from './offer-benefit.ts';

/** Units of an offer: `quantity` units of these products or of products of these categories. */
const needSchema = v.object({
  productIds: v.array(fileId<ProductId>()),
  categoryIds: v.array(fileId<CategoryId>()),
  quantity: v.number(),
});

/**
 * `basisPoints` of `percent`, `amount` of `amount` and `price`. One object for all kinds, because
 * amounts are converted by its fields.
 */
const benefitSchema = branded<OfferBenefit>(
  v.object({
    kind: v.picklist(['percent', 'amount', 'price', 'cheapestFree']),
    basisPoints: v.exactOptional(v.number()),
    amount: v.exactOptional(amount),
  }),
);

/**
 * An offer of a brand (offers.json): products that cost less together. It applies by itself,
 * without a code. `maxPerOrder` null: as often as the cart completes it. Empty `hours` and
 * `storeIds` do not limit it; hours are `HH:mm` in the store's zone at the time that the order is
 * for, 0 is Sunday. docs/rules/combos.md#combo.
 */
export const offerSchema = v.object({
  id: v.number(),
  name: v.string(),
  needs: v.array(needSchema),
  benefit: benefitSchema,
  maxPerOrder: v.nullable(v.number()),
  hours: v.array(weeklyHoursSchema),
  storeIds: v.array(fileId<StoreId>()),
});
