import { type RefObject, useEffect, useRef } from 'react';
import { loadPart } from '../../platform/load-part.ts';
import type { MenuEditor } from './menu-editor.ts';
import { placeAfterDrop } from './place-after-drop.ts';
import type { OnDrop } from './sort-by-drag.ts';

const importSort = () => import('./sort-by-drag.ts');

/**
 * While a menu is sorted, its rows can be dragged. The part that drags is loaded then; until it is
 * there, or if it cannot be, the arrows move the rows. docs/rules/back-office.md#order-of-the-menu.
 */
export function useSortByDrag(
  list: RefObject<HTMLElement | null>,
  isSorting: boolean,
  editor: MenuEditor,
): void {
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const { categories } = editor.file;
  useEffect(() => {
    if (!isSorting) return undefined;
    let hasEnded = false;
    let end = (): void => undefined;
    const begin = ({ sortByDrag }: Awaited<ReturnType<typeof importSort>>): void => {
      if (hasEnded || list.current === null) return;
      end = sortByDrag(list.current, (...drop) => moveRow(latest.current, ...drop));
    };
    loadPart(importSort).then(begin, () => undefined);
    return () => {
      hasEnded = true;
      end();
    };
  }, [list, isSorting, categories]);
}

function moveRow(editor: MenuEditor, ...[dragged, target, edge]: Parameters<OnDrop>): void {
  const place = placeAfterDrop(editor.file.categories, dragged, target, edge);
  if (place === null) return;
  const list = dragged.kind === 'category' ? 'categories' : 'products';
  editor.move(editor.item(list, dragged.id), place.to, place.after);
}
