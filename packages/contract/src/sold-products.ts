import type { ProductId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { amount, fileId } from './fields.ts';

/** The fields of a modifier as it was sold. `price` is that of one unit; `parentId` is the modifier it was asked for, in a group of the second level. */
export const soldModifierFields = {
  id: v.number(),
  groupId: v.number(),
  parentId: v.nullable(v.number()),
  name: v.string(),
  quantity: v.number(),
  price: amount,
};

/** The fields of a line as it was sold: `unitPrice` of one unit, `total` of all of them. Its modifiers stand beside them. */
export const soldProductFields = {
  productId: fileId<ProductId>(),
  name: v.string(),
  quantity: v.number(),
  unitPrice: amount,
  total: amount,
  instructions: v.string(),
};

/** What an order costs, figure by figure; `total` is what is charged, tips included. */
export const orderAmountFields = {
  subtotal: amount,
  discount: amount,
  delivery: amount,
  serviceFee: amount,
  tip: amount,
  storeTip: amount,
  total: amount,
};
