import type {
  CategoryId,
  GroupId,
  MenuId,
  ModifierId,
  ProductId,
  StoreId,
} from '@comanda/domain/ids.ts';
import { productTags } from '@comanda/domain/menu/menu.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { amount, fileId, instant } from './fields.ts';
import { menuVersion, picture, weekday } from './menu-fields.ts';
import { everyone } from './role-sets.ts';

const timeRange = v.tuple([v.string(), v.string()]);

export const modifierSchema = v.object({
  id: fileId<ModifierId>(),
  name: v.string(),
  price: amount,
  discountPrice: v.nullable(amount),
  maxQuantity: v.number(),
});

export const modifierGroupSchema = v.object({
  id: fileId<GroupId>(),
  name: v.string(),
  required: v.boolean(),
  minimum: v.number(),
  maximum: v.number(),
  /** Units that cost nothing; the dearest units are free first. Absent: none. */
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
  image: v.nullable(picture),
  price: amount,
  discountPrice: v.nullable(amount),
  badge: v.nullable(v.string()),
  tags: v.array(v.picklist(productTags)),
  allergens: v.array(v.string()),
  kcal: v.nullable(v.number()),
  modifierGroupIds: v.array(fileId<GroupId>()),
  maxQuantityModifiers: v.nullable(v.number()),
  cookingTime: v.number(),
  cookingTimeType: v.picklist(['hour', 'day']),
  startDatetime: v.nullable(instant),
  endDatetime: v.nullable(instant),
  availability: v.array(weekday),
  availabilityTime: v.record(v.string(), v.array(timeRange)),
  dispatchMethod: v.picklist(['store_delivery', 'in_store', 'both']),
  platform: v.array(v.string()),
  deferred: v.boolean(),
  plus18: v.boolean(),
});

export const menuSchema = v.object({
  id: fileId<MenuId>(),
  name: v.string(),
  version: v.number(),
  categories: v.array(
    v.object({
      id: fileId<CategoryId>(),
      name: v.string(),
      slug: v.string(),
      layout: v.picklist(['large', 'small']),
      noteExample: v.exactOptional(v.string()),
      searchWords: v.exactOptional(v.array(v.string())),
      productIds: v.array(fileId<ProductId>()),
    }),
  ),
  products: v.array(productSchema),
  modifierGroups: v.array(modifierGroupSchema),
});

/** Returns a whole preserialised menu, with its version as ETag. docs/rules/menu.md#menu-calls. */
export const getMenu = defineEndpoint({
  name: 'getMenu',
  summary: 'A published menu: categories, products and modifier groups',
  tag: 'Menu',
  method: 'GET',
  path: '/v1/menus/:id',
  access: everyone,
  params: v.object({ id: fileId<MenuId>() }),
  answer: menuSchema,
  cache: 'versioned',
});

export const getProduct = defineEndpoint({
  name: 'getProduct',
  summary: 'One product with its modifier groups',
  tag: 'Menu',
  method: 'GET',
  path: '/v1/products/:id',
  access: everyone,
  params: v.object({ id: fileId<ProductId>() }),
  answer: v.object({ product: productSchema, modifierGroups: v.array(modifierGroupSchema) }),
  cache: 'versioned',
});

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

const ofStore = v.object({ storeId: fileId<StoreId>() });

/**
 * Returns the prices and stock of one store in the web channel. Without a store it returns those of
 * the default store. docs/rules/menu.md#prices-of-a-store.
 */
export const getPrices = defineEndpoint({
  name: 'getPrices',
  summary: 'Prices and stock that a store sets over its menu, and the version of that menu',
  tag: 'Menu',
  method: 'GET',
  path: '/v2/prices',
  access: everyone,
  query: v.object({ storeId: v.optional(fileId<StoreId>()) }),
  answer: v.object({ ...priceGroupSchema.entries, menuVersion }),
  cache: 'versioned',
});

export const disabledItems = v.array(
  v.object({
    deactivatableId: v.number(),
    deactivatableType: v.picklist(['Product', 'Modifier']),
    endDate: v.nullable(instant),
  }),
);

export const getDisableds = defineEndpoint({
  name: 'getDisableds',
  summary: 'Products and modifiers that a store has switched off',
  tag: 'Menu',
  method: 'GET',
  path: '/v1/disableds',
  access: everyone,
  query: ofStore,
  answer: disabledItems,
  cache: 'versioned',
});

export const getBanners = defineEndpoint({
  name: 'getBanners',
  summary: 'Banners of the home, each leading to a product or a category',
  tag: 'Menu',
  method: 'GET',
  path: '/v2/banners',
  access: everyone,
  answer: v.array(
    v.object({
      id: v.number(),
      title: v.string(),
      text: v.string(),
      image: v.nullable(picture),
      bannerableType: v.picklist(['Product', 'Category']),
      bannerableId: v.number(),
    }),
  ),
  cache: 'versioned',
});
