import type { FileItem } from '@comanda/domain/draft/menu-file.ts';

/** Returns what stands before an item once it is moved up or down by one; undefined: nowhere. */
export function neighbourAfterMove(
  items: readonly FileItem[],
  id: number,
  by: -1 | 1,
): number | null | undefined {
  const at = items.findIndex((each) => each.id === id);
  if (by === 1) return items[at + 1]?.id;
  return at <= 0 ? undefined : (items[at - 2]?.id ?? null);
}
