import type { CategoryId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { amount, fileId } from './fields.ts';
import { weekday } from './menu-fields.ts';

/**
 * `basisPoints` of `percent`, `amount` of `amount` and `price`. One object for all kinds, because
 * amounts are converted by its fields.
 */
const benefit = v.object({
  kind: v.picklist(['percent', 'amount', 'price', 'cheapestFree']),
  basisPoints: v.exactOptional(v.number()),
  amount: v.exactOptional(amount),
});

/** A combo of a brand, which browsers price carts with. docs/rules/combos.md#combo. */
export const offer = v.object({
  id: v.number(),
  name: v.string(),
  needs: v.array(
    v.object({
      productIds: v.array(fileId<ProductId>()),
      categoryIds: v.array(fileId<CategoryId>()),
      quantity: v.number(),
    }),
  ),
  benefit,
  maxPerOrder: v.nullable(v.number()),
  hours: v.array(v.object({ days: v.array(weekday), from: v.string(), to: v.string() })),
  storeIds: v.array(fileId<StoreId>()),
});
