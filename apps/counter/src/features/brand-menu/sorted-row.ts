import type { SortedRow } from './place-after-drop.ts';

/** Finds the rows that can be dragged in a list, and the handle of each. */
export const sortedRowSelector = '[data-sorted]';
export const handleSelector = '[data-handle]';

/** The attribute of a row that can be dragged; undefined: the list is not being sorted. */
export const sortedRow = (isSorting: boolean, { kind, id }: SortedRow): string | undefined =>
  isSorting ? `${kind} ${id}` : undefined;

/** Reads {@link sortedRow} of an element. */
export function rowOf(element: HTMLElement): SortedRow {
  const [kind, id] = (element.dataset['sorted'] ?? '').split(' ');
  return { kind: kind === 'category' ? 'category' : 'dish', id: Number(id) };
}
