import type { Product } from '@comanda/domain/menu/menu.ts';
import { farFromNeighbours, isFar } from '@comanda/domain/menu/price-outlier.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { type Minor, minor } from '@comanda/domain/money/money.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import type { BuiltTenant } from './build-tenant.ts';

type BuiltMenu = BuiltTenant['menus'][number];
type Write = (amount: Minor) => string;

/**
 * Sentences about a menu that is valid and probably not meant so: an empty category, a price of 0,
 * a price far from its neighbours, a season that is over. `now`: milliseconds.
 * docs/rules/tenants.md#warnings-about-a-folder.
 */
export function menuWarnings(
  { menus, prices, stores, settings: { country } }: BuiltTenant,
  now: number,
): string[] {
  const write: Write = (amount) => formatMoney(amount, country);
  return [
    ...menus.flatMap((menu) => [
      ...emptyCategories(menu),
      ...menu.products.flatMap((product) => productWarnings(menu, product, { write, now })),
      ...modifierWarnings(menu, write),
    ]),
    ...prices.flatMap(({ storeId, prices: rows }) => {
      const menuId = stores.find(({ id }) => id === storeId)?.menuId;
      const products = menus.find(({ id }) => id === menuId)?.products ?? [];
      return rows.flatMap((row) => storePriceWarnings(storeId, row, { products, write }));
    }),
  ];
}

const emptyCategories = ({ id, categories }: BuiltMenu): string[] =>
  categories.flatMap(({ name, productIds }) =>
    productIds.length === 0 ? [`menus/${id}.json: category "${name}" has no product`] : [],
  );

function productWarnings(
  menu: BuiltMenu,
  product: Product,
  { write, now }: { write: Write; now: number },
): string[] {
  const title = `menus/${menu.id}.json: product ${product.id} "${product.name}"`;
  const { price, discountPrice, endDatetime } = product;
  const warnings = [];
  if (price === 0 && !hasPricedModifier(menu, product)) warnings.push(`${title} costs nothing`);
  if (discountPrice === 0) warnings.push(`${title} costs nothing by its discountPrice`);
  const middle = farFromNeighbours(price, neighboursOf(menu, product));
  if (middle !== null)
    warnings.push(
      `${title} costs ${write(price)}, and the others of its category about ${write(minor(middle))}`,
    );
  if (endDatetime !== null && instantOf(endDatetime) <= now)
    warnings.push(`${title} is never sold again: its season ended on ${endDatetime.slice(0, 10)}`);
  return warnings;
}

/**
 * The prices of the other products of the category; of a small category, those of the whole menu.
 */
function neighboursOf({ products }: BuiltMenu, { id, categoryId }: Product): number[] {
  const others = products.filter((other) => other.id !== id);
  const category = others.filter((other) => other.categoryId === categoryId);
  return (category.length < smallCategory ? others : category).map(({ price }) => price);
}

const smallCategory = 3;

/** A product of price 0 may be put together of priced options. */
const hasPricedModifier = ({ modifierGroups }: BuiltMenu, { modifierGroupIds }: Product): boolean =>
  modifierGroups.some(
    ({ id, modifiers }) =>
      modifierGroupIds.includes(id) && modifiers.some(({ price }) => price > 0),
  );

const modifierWarnings = ({ id, modifierGroups }: BuiltMenu, write: Write): string[] =>
  modifierGroups.flatMap(({ name, modifiers }) =>
    modifiers.flatMap((modifier) => {
      const others = modifiers.filter((other) => other.id !== modifier.id);
      const middle = farFromNeighbours(
        modifier.price,
        others.map(({ price }) => price),
      );
      return middle === null
        ? []
        : [
            `menus/${id}.json: option ${modifier.id} "${modifier.name}" of "${name}" costs ${write(modifier.price)}, and the others about ${write(minor(middle))}`,
          ];
    }),
  );

type PriceRow = BuiltTenant['prices'][number]['prices'][number];

function storePriceWarnings(
  storeId: number,
  { productId, price, discountPrice }: PriceRow,
  { products, write }: { products: readonly Product[]; write: Write },
): string[] {
  const product = products.find(({ id }) => id === productId);
  if (!product) return [];
  const title = `prices.json: product ${productId} "${product.name}" at store ${storeId}`;
  if (price === 0 && product.price > 0) return [`${title} costs nothing`];
  if (discountPrice === 0) return [`${title} costs nothing by its discountPrice`];
  return price !== null && price > 0 && product.price > 0 && isFar(price, product.price)
    ? [`${title} costs ${write(price)}, and ${write(product.price)} in the menu`]
    : [];
}
