import * as v from 'valibot';
import type { ProductId } from '../ids.ts';
import { amount, fileId } from '../schema/fields.ts';

/**
 * Fields of a modifier as sold. `price` is for one unit. `parentId` is the modifier that this
 * second-level modifier belongs to.
 */
export const soldModifierFields = {
  id: v.number(),
  groupId: v.number(),
  parentId: v.nullable(v.number()),
  name: v.string(),
  quantity: v.number(),
  price: amount,
};

/**
 * Fields of an order line as sold. `unitPrice` is for one unit, `total` for all. Its modifiers are
 * in a separate field.
 */
export const soldProductFields = {
  productId: fileId<ProductId>(),
  name: v.string(),
  quantity: v.number(),
  unitPrice: amount,
  total: amount,
  /** The part of the discounts that is taken off this line. */
  discount: amount,
  instructions: v.string(),
};
