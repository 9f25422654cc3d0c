import { isHidden, shownCategories } from '@comanda/domain/menu/hidden-items.ts';
import type { Category, Menu, Picture, Product } from '@comanda/domain/menu/menu.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { MenuFile } from '../folder/menu-schema.ts';

type FileCategory = MenuFile['categories'][number];
type FileProduct = FileCategory['products'][number];
type PictureOf = (path: string) => Picture;

/**
 * A menu as published. `hidden`: the dishes that its file hides, which no shopper gets.
 */
export type BuiltMenu = Omit<Menu, 'version'> & { hidden: readonly Product[] };

const utc = (instant: string | null): string | null => isoOf(instantOf(instant));

/**
 * Builds the menu as published: products in one list, measured pictures, instants in UTC, and
 * hidden items apart. Saving the menu gives it a version.
 * docs/rules/back-office.md#hidden-dishes.
 */
export function buildMenu(file: MenuFile, picture: PictureOf): BuiltMenu {
  const shown = shownCategories<FileProduct, FileCategory>(file.categories);
  const productsOf = (category: FileCategory, products: readonly FileProduct[]): Product[] =>
    products.map((product) => productOf(category, product, picture));
  return {
    id: file.id,
    name: file.name,
    categories: shown.map(categoryOf),
    products: shown.flatMap((category) => productsOf(category, category.products)),
    modifierGroups: file.modifierGroups,
    hidden: file.categories.flatMap((category) =>
      productsOf(
        category,
        category.products.filter((product) => isHidden(category) || isHidden(product)),
      ),
    ),
  };
}

const categoryOf = ({ products, hidden: _hidden, ...category }: FileCategory): Category => ({
  ...category,
  productIds: products.map((product) => product.id),
});

const productOf = (
  category: FileCategory,
  { hidden: _hidden, ...product }: FileProduct,
  picture: PictureOf,
): Product => ({
  ...product,
  categoryId: category.id,
  image: product.image === null ? null : picture(product.image),
  startDatetime: utc(product.startDatetime),
  endDatetime: utc(product.endDatetime),
});

/** Returns the menu with its hidden dishes, as an import compares the edits of the counter. */
export const wholeMenu = ({ hidden, ...menu }: BuiltMenu): Omit<Menu, 'version'> => ({
  ...menu,
  products: [...menu.products, ...hidden],
});

/** A row of the table of menus. Only `document` is read for shoppers. */
export const menuRow = ({ hidden, ...document }: BuiltMenu) => ({
  id: document.id,
  document,
  hidden,
});
