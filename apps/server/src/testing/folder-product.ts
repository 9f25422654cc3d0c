import { makeProduct } from '@comanda/domain/testing/make.ts';

/**
 * Makes a product as a tenant's folder writes it: an ordinary one with `changes`. The category that
 * contains it is its category.
 */
export function folderProduct(id: number, changes: object): object {
  const { categoryId: _, ...ordinary } = makeProduct(id);
  return { ...ordinary, ...changes };
}
