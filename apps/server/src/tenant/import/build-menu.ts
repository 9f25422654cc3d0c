import type { Category, Menu, Picture, Product } from '@comanda/domain/menu/menu.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { MenuFile } from '../folder/menu-schema.ts';

type FileCategory = MenuFile['categories'][number];
type FileProduct = FileCategory['products'][number];

const utc = (instant: string | null): string | null => isoOf(instantOf(instant));

/**
 * The menu as published: products in one list, measured pictures, instants in UTC. Saving the menu
 * gives it a version.
 */
export function buildMenu(
  file: MenuFile,
  picture: (path: string) => Picture,
): Omit<Menu, 'version'> {
  const productOf = (category: FileCategory, product: FileProduct): Product => ({
    ...product,
    categoryId: category.id,
    image: product.image === null ? null : picture(product.image),
    startDatetime: utc(product.startDatetime),
    endDatetime: utc(product.endDatetime),
  });
  return {
    id: file.id,
    name: file.name,
    categories: file.categories.map(categoryOf),
    products: file.categories.flatMap((category) =>
      category.products.map((product) => productOf(category, product)),
    ),
    modifierGroups: file.modifierGroups,
  };
}

const categoryOf = ({ products, ...category }: FileCategory): Category => ({
  ...category,
  productIds: products.map((product) => product.id),
});
