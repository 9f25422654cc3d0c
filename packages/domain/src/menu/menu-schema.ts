import * as v from 'valibot';
import { weekdaySchema } from '../hours/weekday-schema.ts';
import type { Weekday } from '../hours/weekday.ts';
import type { CategoryId, GroupId, MenuId, ModifierId, ProductId } from '../ids.ts';
import { amount, branded, fileId, instant } from '../schema/fields.ts';
import { pictureSchema } from './picture-schema.ts';
import { productTags } from './product-tags.ts';

/** Store-local times `HH:mm`, from included, to excluded. `23:59` as end means end of day. */
export type TimeRange = readonly [from: string, to: string];
type TimesByDay = { readonly [day in Weekday]?: readonly TimeRange[] };

/**
 * One option of a group. `maxQuantity` limits how often the same option may be picked.
 * docs/rules/menu.md#modifier-limit-per-item.
 */
export const modifierSchema = v.object({
  id: fileId<ModifierId>(),
  name: v.string(),
  price: amount,
  discountPrice: v.nullable(amount),
  maxQuantity: v.number(),
});

/**
 * A group of options of a product: the shopper picks between `minimum` and `maximum` units. A group
 * with `parentModifierId` is on the second level: it is shown only while that modifier is picked,
 * and its picks carry it as `parentId`. The `included` dearest of the picked units cost nothing;
 * none if left out. docs/rules/menu.md#second-level-of-options.
 */
export const modifierGroupSchema = v.object({
  id: fileId<GroupId>(),
  name: v.string(),
  required: v.boolean(),
  minimum: v.number(),
  maximum: v.number(),
  included: v.exactOptional(v.number()),
  parentModifierId: v.nullable(fileId<ModifierId>()),
  modifiers: v.array(modifierSchema),
});

export const productSchema = v.object({
  id: fileId<ProductId>(),
  categoryId: fileId<CategoryId>(),
  name: v.string(),
  slug: v.string(),
  description: v.string(),
  image: v.nullable(pictureSchema),
  price: amount,
  discountPrice: v.nullable(amount),
  badge: v.nullable(v.string()),
  tags: v.array(v.picklist(productTags)),
  allergens: v.array(v.string()),
  kcal: v.nullable(v.number()),
  modifierGroupIds: v.array(fileId<GroupId>()),
  /**
   * Limit per modifier that replaces the modifiers' own `maxQuantity`; null: each modifier has its
   * own. docs/rules/menu.md#modifier-limit-per-item.
   */
  maxQuantityModifiers: v.nullable(v.number()),
  cookingTime: v.number(),
  cookingTimeType: v.picklist(['hour', 'day']),
  /** The product is sold between these ISO instants. */
  startDatetime: v.nullable(instant),
  endDatetime: v.nullable(instant),
  availability: v.array(weekdaySchema),
  availabilityTime: branded<TimesByDay>(
    v.record(v.string(), v.array(v.tuple([v.string(), v.string()]))),
  ),
  dispatchMethod: v.picklist(['store_delivery', 'in_store', 'both']),
  platform: v.array(v.string()),
  deferred: v.boolean(),
  plus18: v.boolean(),
});

/**
 * `noteExample`: an example of a note for a product of this category ("sin cebolla"); absent: no
 * example is shown. `searchWords`: other words by which shoppers look for its products
 * ("hamburguesas"); no screen shows them.
 */
export const categorySchema = v.object({
  id: fileId<CategoryId>(),
  name: v.string(),
  slug: v.string(),
  layout: v.picklist(['large', 'small']),
  noteExample: v.exactOptional(v.string()),
  searchWords: v.exactOptional(v.array(v.string())),
  productIds: v.array(fileId<ProductId>()),
});

/**
 * A published menu. `version` rises with each import that changes it and is part of every cache
 * key.
 */
export const menuSchema = v.object({
  id: fileId<MenuId>(),
  name: v.string(),
  version: v.number(),
  categories: v.array(categorySchema),
  products: v.array(productSchema),
  modifierGroups: v.array(modifierGroupSchema),
});

/**
 * Prices of one store in one channel (platform): a store's overrides of the menu's prices, and its
 * stock. `stock`: units left; null if not counted. `withoutStockUntil`: ISO instant at which a
 * sold-out product returns; null if unknown. docs/rules/menu.md#prices-of-a-store.
 */
export const priceGroupSchema = v.object({
  channel: v.string(),
  prices: v.array(
    v.object({
      productId: fileId<ProductId>(),
      price: v.nullable(amount),
      discountPrice: v.nullable(amount),
      stock: v.nullable(v.number()),
      withoutStockUntil: v.nullable(instant),
    }),
  ),
});

/**
 * An item that the restaurant switched off, until `endDate` (ISO instant) or until it switches the
 * item on. docs/rules/menu.md#disabled-items.
 */
export const disabledItemSchema = v.object({
  deactivatableId: v.number(),
  deactivatableType: v.picklist(['Product', 'Modifier']),
  endDate: v.nullable(instant),
});

/** A banner of the home page. It leads to a product or a category. docs/rules/menu.md#banners. */
export const bannerSchema = v.object({
  id: v.number(),
  title: v.string(),
  text: v.string(),
  image: v.nullable(pictureSchema),
  bannerableType: v.picklist(['Product', 'Category']),
  bannerableId: v.number(),
});
