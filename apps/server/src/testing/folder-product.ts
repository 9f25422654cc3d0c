import { makeProduct } from '@comanda/domain/testing/make.ts';

/** A product as a tenant's folder writes it: an ordinary one, but for the `changes`. Its category is where it stands. */
export function folderProduct(id: number, changes: object): object {
  const { categoryId: _, ...ordinary } = makeProduct(id);
  return { ...ordinary, ...changes };
}
