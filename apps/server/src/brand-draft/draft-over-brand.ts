import {
  applyDraft,
  type AppliedDraft,
  type DraftFiles,
  type MenuFiles,
} from '@comanda/domain/draft/apply-draft.ts';
import { isSameJson, type Json } from '@comanda/domain/draft/json.ts';
import {
  type DraftFile,
  fieldOf,
  type FileCategory,
  type FileItem,
  itemOf,
} from '@comanda/domain/draft/menu-file.ts';
import { shownCategories } from '@comanda/domain/menu/hidden-items.ts';
import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import type { KeptEdit } from './brand-draft.rows.ts';

/** Returns the published value of the field that an edit sets; undefined: no such item or field. */
export function publishedValue(files: DraftFiles, edit: DraftEdit): Json | undefined {
  const file = files.get(edit.file);
  if (edit.op !== 'set' || file === undefined) return undefined;
  const item = itemOf(file, edit)?.item;
  return item === undefined ? undefined : fieldOf(item, edit.field);
}

/**
 * Returns whether the field was published with another value since the edit was made: by an import,
 * or at the counter. An edit of an item that the draft adds has no published value.
 */
export function isOvertaken(files: DraftFiles, { edit, before }: KeptEdit): boolean {
  const now = publishedValue(files, edit) ?? null;
  return edit.op === 'set' && !isSameJson(now, before) && !isSameJson(now, edit.value);
}

/** Lays the kept draft over the published files. */
export const draftOver = <F extends DraftFile>(
  files: DraftFiles<F>,
  edits: readonly KeptEdit[],
): AppliedDraft<F> =>
  applyDraft(
    files,
    edits.map(({ edit }) => edit),
  );

/** Returns the dishes that shoppers saw in some menu before and see in none after. */
export function removedProducts(before: MenuFiles, after: MenuFiles): readonly number[] {
  const kept = productsOf(after);
  return [...productsOf(before)].filter((id) => !kept.has(id));
}

const productsOf = (menus: MenuFiles): ReadonlySet<number> =>
  new Set(
    [...menus.values()].flatMap(({ categories }) =>
      shownCategories<FileItem, FileCategory>(categories).flatMap(({ products }) =>
        products.map(({ id }) => id),
      ),
    ),
  );
