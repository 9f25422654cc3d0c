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
/** Units that may be picked of a group that names no limit. docs/rules/menu.md#group-limit. */
export const defaultGroupLimit = 1;
export type ProductTag = (typeof productTags)[number];

/** Store-local times `HH:mm`, from included, to excluded. `23:59` as end means end of day. */
export type TimeRange = readonly [from: string, to: string];

/** One thing to pick inside a group. `maxQuantity` is how often the same thing may be picked (docs/rules/menu.md#modifier-limit-per-item). */
export type Modifier = {
  id: ModifierId;
  name: string;
  price: Minor;
  discountPrice: Minor | null;
  maxQuantity: number;
};

/**
 * A question about a product: pick between `minimum` and `maximum` units. A group with `parentModifierId` is the second level: it
 * is asked only while that modifier is picked, and its picks carry it as `parentId` (docs/rules/menu.md#second-level-of-options). Of the picked units the `included`
 * dearest cost nothing, the rest their price; none when left out.
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
 * A picture of the tenant. `url` is absolute on the site and `width` x `height` large, in a format that everybody reads. `avif` and `webp`
 * are the other widths that exist, narrowest first; their addresses follow from `url` (`picture-address.ts`). `placeholder`: a few blurred
 * pixels as a data address, to lie beneath the picture until it comes; null where one would be seen through it.
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
  /** Per-item limit of a modifier, above the group's (docs/rules/menu.md#modifier-limit-per-item). */
  maxQuantityModifiers: number | null;
  cookingTime: number;
  cookingTimeType: 'hour' | 'day';
  /** ISO instants between which the product is sold. */
  startDatetime: string | null;
  endDatetime: string | null;
  availability: readonly Weekday[];
  availabilityTime: Partial<Record<Weekday, readonly TimeRange[]>>;
  dispatchMethod: DispatchMethod | 'both';
  platform: readonly string[];
  deferred: boolean;
  plus18: boolean;
};

/** `noteExample`: what somebody could ask for in the note of one of its products ("sin cebolla"); none is shown when left out. */
export type Category = {
  id: CategoryId;
  name: string;
  slug: string;
  layout: 'large' | 'small';
  noteExample?: string;
  productIds: readonly ProductId[];
};

/** A published menu. `version` rises with each import that changes it and is part of every cache key. */
export type Menu = {
  id: MenuId;
  name: string;
  version: number;
  categories: readonly Category[];
  products: readonly Product[];
  modifierGroups: readonly ModifierGroup[];
};

/** What a store says over the menu's own price: another price, a stock. docs/rules/menu.md#prices-of-a-store. */
export type StorePrice = {
  productId: ProductId;
  price: Minor | null;
  discountPrice: Minor | null;
  /** Units left, or null when not counted. */
  stock: number | null;
  /** ISO instant at which a sold-out product is back, or null when not known. */
  withoutStockUntil: string | null;
};

/** One store's prices in a channel (platform). */
export type PriceGroup = { channel: string; prices: readonly StorePrice[] };

/** Something the restaurant switched off, until `endDate` (ISO instant) or until switched on again. docs/rules/menu.md#disabled-items. */
export type DisabledItem = {
  deactivatableId: number;
  deactivatableType: 'Product' | 'Modifier';
  endDate: string | null;
};

/** A banner leads to a product or a category. docs/rules/menu.md#banners. */
export type Banner = {
  id: number;
  title: string;
  text: string;
  image: Picture | null;
  bannerableType: 'Product' | 'Category';
  bannerableId: number;
};

/** Everything a rule must know about what can be ordered in one store now. */
export type StoreMenu = { menu: Menu; prices: PriceGroup; disabled: readonly DisabledItem[] };
