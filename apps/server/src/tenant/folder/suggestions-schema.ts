import { fileId } from '@comanda/domain/schema/fields.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import { listOfDistinct, itemId } from './fields.ts';

const rule = v.strictObject({
  forType: v.picklist(['Product', 'Category']),
  forId: itemId,
  productIds: v.pipe(
    listOfDistinct(fileId<ProductId>(), (id) => id, 'suggested products'),
    v.minLength(1),
    v.maxLength(20),
  ),
});

/**
 * suggestions.json, optional: products that go with a product or with every product of a category.
 */
export const suggestionsSchema = v.strictObject({
  beforeCheckout: v.boolean(),
  rules: listOfDistinct(rule, ({ forType, forId }) => `${forType} ${forId}`, 'rules'),
});
