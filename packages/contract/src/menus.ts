import type { MenuId, ProductId, StoreId } from '@comanda/domain/ids.ts';
import {
  bannerSchema,
  disabledItemSchema,
  menuSchema,
  modifierGroupSchema,
  priceGroupSchema,
  productSchema,
} from '@comanda/domain/menu/menu-schema.ts';
import { fileId } from '@comanda/domain/schema/fields.ts';
import * as v from 'valibot';
import { defineEndpoint } from './define-endpoint.ts';
import { menuVersion } from './menu-fields.ts';
import { everyone } from './role-sets.ts';

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

export const disabledItems = v.array(disabledItemSchema);

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
  answer: v.array(bannerSchema),
  cache: 'versioned',
});
