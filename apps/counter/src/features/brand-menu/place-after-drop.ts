import type { FileCategory, FileItem } from '@comanda/domain/draft/menu-file.ts';

/** A row of the menu that can be dragged, or that another one is dropped on. */
export type SortedRow = { kind: 'category' | 'dish'; id: number };
export type Edge = 'before' | 'after';
/** The category of a dish; null: the menu itself. The item before it; null: the first place. */
export type Place = { to: number | null; after: number | null };

/** A dish goes beside a dish or first into a category; a category goes beside a category. */
export const canDropOn = (dragged: SortedRow, target: SortedRow): boolean =>
  dragged.kind === 'dish' || target.kind === 'category';

/**
 * Returns the place of a row once it is dropped at an edge of another one; null: it stays where it
 * is, or one of the two is gone. docs/rules/back-office.md#order-of-the-menu.
 */
export function placeAfterDrop(
  categories: readonly FileCategory[],
  dragged: SortedRow,
  target: SortedRow,
  edge: Edge,
): Place | null {
  if (!canDropOn(dragged, target)) return null;
  if (dragged.kind === 'category') return besides(categories, null, { dragged, target, edge });
  if (target.kind === 'category') return firstOf(categories, dragged.id, target.id);
  const home = categories.find(({ products }) => hasItem(products, target.id));
  return home === undefined ? null : besides(home.products, home.id, { dragged, target, edge });
}

const hasItem = (items: readonly FileItem[], id: number): boolean =>
  items.some((each) => each.id === id);

function firstOf(
  categories: readonly FileCategory[],
  dishId: number,
  categoryId: number,
): Place | null {
  const home = categories.find(({ id }) => id === categoryId);
  if (home === undefined || home.products[0]?.id === dishId) return null;
  return { to: categoryId, after: null };
}

type Drop = { dragged: SortedRow; target: SortedRow; edge: Edge };

function besides(
  items: readonly FileItem[],
  to: number | null,
  { dragged, target, edge }: Drop,
): Place | null {
  if (dragged.id === target.id) return null;
  const others = items.filter(({ id }) => id !== dragged.id);
  const at = others.findIndex(({ id }) => id === target.id);
  if (at === -1) return null;
  const after = (edge === 'after' ? others[at] : others[at - 1])?.id ?? null;
  const before = items.findIndex(({ id }) => id === dragged.id);
  const isThere = before !== -1 && (items[before - 1]?.id ?? null) === after;
  return isThere ? null : { to, after };
}
