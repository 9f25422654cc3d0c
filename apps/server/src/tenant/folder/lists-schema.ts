import { fileId } from '@comanda/domain/schema/fields.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import * as v from 'valibot';
import {
  amountField,
  countField,
  listOfDistinct,
  imageField,
  instantWithOffset,
  itemId,
  longText,
  pageFile,
  shortText,
  slugField,
  storeIdField,
} from './fields.ts';

const price = v.strictObject({
  productId: fileId<ProductId>(),
  price: v.nullable(amountField),
  discountPrice: v.nullable(amountField),
  stock: v.nullable(countField),
  withoutStockUntil: v.nullable(instantWithOffset),
});

/**
 * prices.json: a store's prices and stock for the menu's products, per channel. `stock` null: not
 * counted.
 */
export const pricesSchema = listOfDistinct(
  v.strictObject({
    storeId: storeIdField,
    channel: v.literal('web'),
    prices: listOfDistinct(price, ({ productId }) => productId, 'products of a store'),
  }),
  (each) => each.storeId,
  'stores',
);
export type PricesFile = v.InferOutput<typeof pricesSchema>;

export const bannersSchema = listOfDistinct(
  v.strictObject({
    id: itemId,
    title: shortText,
    text: longText,
    image: v.nullable(imageField),
    bannerableType: v.picklist(['Product', 'Category']),
    bannerableId: itemId,
  }),
  ({ id }) => id,
  'ids of banners',
);
export type BannersFile = v.InferOutput<typeof bannersSchema>;

/**
 * disableds.json: the items that are disabled when the file is new. The restaurant changes them
 * while it is open.
 */
export const disabledsSchema = listOfDistinct(
  v.strictObject({
    storeId: storeIdField,
    deactivatableType: v.picklist(['Product', 'Modifier']),
    deactivatableId: itemId,
    endDate: v.nullable(instantWithOffset),
  }),
  (each) => `${each.storeId} ${each.deactivatableType} ${each.deactivatableId}`,
  'switched-off items',
);
export type DisabledsFile = v.InferOutput<typeof disabledsSchema>;

/**
 * pages.json: text pages of the brand, each a Markdown file (docs/tenants.md says which Markdown).
 */
export const pagesSchema = listOfDistinct(
  v.strictObject({ page: slugField, title: shortText, file: pageFile }),
  ({ page }) => page,
  'pages',
);
export type PagesFile = v.InferOutput<typeof pagesSchema>;
