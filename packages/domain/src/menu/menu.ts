import type { Weekday } from '../hours/weekday.ts';
import type { CategoryId, GroupId, MenuId, ModifierId, ProductId } from '../ids.ts';
import type { Minor } from '../money/money.ts';
import type { DispatchMethod } from '../store/store.ts';

export const productTags = [
  'vegetarian',
  'vegan',
  'organic',
  'spicy',
  'cold',
  'hot',
  'gluten_free',
  'lactose_free',
] as const;
/** docs/rules/menu.md#product-facts. */
/** Limit of units in a group that sets none. docs/rules/menu.md#group-limit. */
export const defaultGroupLimit = 1;
export type ProductTag = (typeof productTags)[number];

/** Store-local times `HH:mm`, from included, to excluded. `23:59` as end means end of day. */
export type TimeRange = readonly [from: string, to: string];

/**
 * One option of a group. `maxQuantity` limits how often the same option may be picked.
 * docs/rules/menu.md#modifier-limit-per-item.
 */
export type Modifier = {
  id: ModifierId;
  name: string;
  price: Minor;
  discountPrice: Minor | null;
  maxQuantity: number;
};

/**
 * A group of options of a product: the shopper picks between `minimum` and `maximum` units. A group
 * with `parentModifierId` is on the second level: it is shown only while that modifier is picked,
 * and its picks carry it as `parentId`. The `included` dearest of the picked units cost nothing;
 * none if left out. docs/rules/menu.md#second-level-of-options.
 */
export type ModifierGroup = {
  id: GroupId;
  name: string;
  required: boolean;
  minimum: number;
  maximum: number;
  included?: number;
  parentModifierId: ModifierId | null;
  modifiers: readonly Modifier[];
};

/**
 * A picture of the tenant. `url` is absolute on the site, in a format that every browser reads,
 * with the size `width` x `height`. `avif` and `webp` list the other widths, narrowest first;
 * `picture-address.ts` derives their URLs from `url`. `placeholder`: a blurred miniature as a data
 * URL, shown until the picture is loaded; null for pictures with transparency.
 */
export type Picture = {
  url: string;
  width: number;
  height: number;
  avif: readonly number[];
  webp: readonly number[];
  placeholder: string | null;
};

export type Product = {
  id: ProductId;
  categoryId: CategoryId;
  name: string;
  slug: string;
  description: string;
  image: Picture | null;
  price: Minor;
  discountPrice: Minor | null;
  badge: string | null;
  tags: readonly ProductTag[];
  allergens: readonly string[];
  kcal: number | null;
  modifierGroupIds: readonly GroupId[];
  /**
   * Limit per modifier that replaces the modifiers' own `maxQuantity`; null: each modifier has its
   * own. docs/rules/menu.md#modifier-limit-per-item.
   */
  maxQuantityModifiers: number | null;
  cookingTime: number;
  cookingTimeType: 'hour' | 'day';
  /** The product is sold between these ISO instants. */
  startDatetime: string | null;
  endDatetime: string | null;
  availability: readonly Weekday[];
  availabilityTime: Partial<Record<Weekday, readonly TimeRange[]>>;
  dispatchMethod: DispatchMethod | 'both';
  platform: readonly string[];
  deferred: boolean;
  plus18: boolean;
};

/**
 * `noteExample`: an example of a note for a product of this category ("sin cebolla"); absent: no
 * example is shown. `searchWords`: other words by which shoppers look for its products
 * ("hamburguesas"); no screen shows them.
 */
export type Category = {
  id: CategoryId;
  name: string;
  slug: string;
  layout: 'large' | 'small';
  noteExample?: string;
  searchWords?: readonly string[];
  productIds: readonly ProductId[];
};

/**
 * A published menu. `version` rises with each import that changes it and is part of every cache
 * key.
 */
export type Menu = {
  id: MenuId;
  name: string;
  version: number;
  categories: readonly Category[];
  products: readonly Product[];
  modifierGroups: readonly ModifierGroup[];
};

/** A store's overrides of the menu's price, and its stock. docs/rules/menu.md#prices-of-a-store. */
export type StorePrice = {
  productId: ProductId;
  price: Minor | null;
  discountPrice: Minor | null;
  /** Units left; null if not counted. */
  stock: number | null;
  /** ISO instant at which a sold-out product returns; null if unknown. */
  withoutStockUntil: string | null;
};

/** Prices of one store in one channel (platform). */
export type PriceGroup = { channel: string; prices: readonly StorePrice[] };

/**
 * An item that the restaurant switched off, until `endDate` (ISO instant) or until it switches the
 * item on. docs/rules/menu.md#disabled-items.
 */
export type DisabledItem = {
  deactivatableId: number;
  deactivatableType: 'Product' | 'Modifier';
  endDate: string | null;
};

/** A banner of the home page. It leads to a product or a category. docs/rules/menu.md#banners. */
export type Banner = {
  id: number;
  title: string;
  text: string;
  image: Picture | null;
  bannerableType: 'Product' | 'Category';
  bannerableId: number;
};

/** The menu, prices and switched-off items of one store. */
export type StoreMenu = { menu: Menu; prices: PriceGroup; disabled: readonly DisabledItem[] };
