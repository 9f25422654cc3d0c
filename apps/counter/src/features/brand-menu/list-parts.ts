import { textOf } from '@comanda/domain/draft/json.ts';
import { draftItemKey } from '@comanda/domain/draft/draft-edit.ts';
import type { FileItem } from '@comanda/domain/draft/menu-file.ts';
import { foldAccents } from '@comanda/domain/text/fold-accents.ts';
import type { EditedPart } from './edited-part.ts';
import type { MenuEditor } from './menu-editor.ts';

export type PartProps = { editor: MenuEditor; onEdit: (part: EditedPart) => void };

/** `wanted`: the searched words without accents; empty: the whole list. */
export type ListProps = PartProps & { isSorting: boolean; wanted: string };

/** The searched text of each item: a key press searches all of them, and most stay the same. */
const searchedTexts = new WeakMap<FileItem, string>();

function searchedText(item: FileItem): string {
  const known = searchedTexts.get(item);
  if (known !== undefined) return known;
  const text = foldAccents(`${textOf(item, 'name')} ${textOf(item, 'description')}`);
  searchedTexts.set(item, text);
  return text;
}

/** Returns whether the name or the description of an item has the searched words. */
export const isNamed = (item: FileItem, wanted: string): boolean =>
  searchedText(item).includes(wanted);

export type ItemMark = 'isNew' | 'drafted' | null;

/** Returns whether the draft adds or changes an item. */
export function markOf(
  { draft, item }: MenuEditor,
  list: 'products' | 'categories' | 'groups',
  id: number,
): ItemMark {
  const key = `${draftItemKey(item(list, id))} `;
  const own = draft.edits.filter((each) => each.key.startsWith(key));
  if (own.some(({ edit }) => edit.op === 'add')) return 'isNew';
  return own.length > 0 ? 'drafted' : null;
}
