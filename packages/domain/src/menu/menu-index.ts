import type { Pick } from '../cart/cart.ts';
import type { Minor } from '../money/money.ts';
import type {
  Category,
  DisabledItem,
  Menu,
  Modifier,
  ModifierGroup,
  Product,
  StoreMenu,
  StorePrice,
} from './menu.ts';

/** A store's menu with look-up tables. Built once per menu version and store, then only read. */
export type MenuIndex = {
  menu: Menu;
  productById: ReadonlyMap<number, Product>;
  productBySlug: ReadonlyMap<string, Product>;
  categoryBySlug: ReadonlyMap<string, Category>;
  groupById: ReadonlyMap<number, ModifierGroup>;
  modifierById: ReadonlyMap<number, { modifier: Modifier; group: ModifierGroup }>;
  priceByProduct: ReadonlyMap<number, StorePrice>;
  disabledProducts: ReadonlyMap<number, DisabledItem>;
  disabledModifiers: ReadonlyMap<number, DisabledItem>;
};

export function indexMenu({ menu, prices, disabled }: StoreMenu): MenuIndex {
  const off = (type: DisabledItem['deactivatableType']) =>
    new Map(
      disabled
        .filter((item) => item.deactivatableType === type)
        .map((item) => [item.deactivatableId, item]),
    );
  return {
    menu,
    productById: new Map(menu.products.map((product) => [product.id, product])),
    productBySlug: new Map(menu.products.map((product) => [product.slug, product])),
    categoryBySlug: new Map(menu.categories.map((category) => [category.slug, category])),
    groupById: new Map(menu.modifierGroups.map((group) => [group.id, group])),
    modifierById: new Map(
      menu.modifierGroups.flatMap((group) =>
        group.modifiers.map((modifier) => [modifier.id, { modifier, group }]),
      ),
    ),
    priceByProduct: new Map(prices.prices.map((price) => [price.productId, price])),
    disabledProducts: off('Product'),
    disabledModifiers: off('Modifier'),
  };
}

/**
 * Returns the products of a category in its order. An id that the menu does not have is skipped.
 */
export const productsOfCategory = (category: Category, index: MenuIndex): readonly Product[] =>
  category.productIds
    .map((id) => index.productById.get(id))
    .filter((product) => product !== undefined);

/**
 * Returns a product's price in this store, and the old price that it replaces (struck through on
 * the card) or null. The store's price wins over the menu's, and the discount price over both.
 * docs/rules/menu.md#price-of-a-product.
 */
export function priceOf(
  product: Product,
  index: MenuIndex,
): { price: Minor; before: Minor | null } {
  const own = index.priceByProduct.get(product.id);
  const full = own?.price ?? product.price;
  const discounted =
    own?.discountPrice ?? (own?.price === null || own === undefined ? product.discountPrice : null);
  if (discounted === null) return { price: full, before: null };
  return { price: discounted, before: full > discounted ? full : null };
}

/** Returns the price of one unit of a modifier: the discount price if there is one. */
export const modifierPrice = (modifier: Modifier): Minor =>
  modifier.discountPrice ?? modifier.price;

/**
 * Returns the groups to show: the product's, and each second-level group whose parent is picked,
 * right after the parent's group.
 */
export function groupsOf(
  product: Product,
  index: MenuIndex,
  picks: readonly Pick[],
): readonly ModifierGroup[] {
  const all = product.modifierGroupIds
    .map((id) => index.groupById.get(id))
    .filter((group) => group !== undefined);
  const picked = new Set<number>(picks.map((pick) => pick.modifierId));
  const childrenOf = (group: ModifierGroup): readonly ModifierGroup[] =>
    all.filter(
      (child) =>
        child.parentModifierId !== null &&
        picked.has(child.parentModifierId) &&
        group.modifiers.some((modifier) => modifier.id === child.parentModifierId),
    );
  return all
    .filter((group) => group.parentModifierId === null)
    .flatMap((group) => [group, ...childrenOf(group)]);
}
