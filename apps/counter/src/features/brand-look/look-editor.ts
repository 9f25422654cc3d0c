import {
  type DraftEdit,
  draftEditKey,
  type DraftItem,
  draftItemKey,
  listFile,
  onlyItemId,
} from '@comanda/domain/draft/draft-edit.ts';
import { isJsonObject, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import { onlyItem, pagesOf } from '@comanda/domain/draft/look-files.ts';
import type { FileItem, ListFile } from '@comanda/domain/draft/menu-file.ts';
import { useMemo } from 'react';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

/** The draft of the look. */
export type LookDraft = BrandDraft<ListFile>;

type Only = 'settings' | 'pages';

/** The look with the draft over it, and the ways to change it. */
export type LookEditor = {
  draft: LookDraft;
  settings: JsonObject;
  banners: readonly FileItem[];
  pages: ReturnType<typeof pagesOf>;
  /** Sets settings; a slash leads into an object. Those that change nothing leave the draft. */
  set(values: JsonObject): void;
  /** Sets fields of an object of the settings or the pages, also if only the draft has it. */
  setWithin(list: Only, root: string, values: JsonObject): void;
  /** Sets an object as a whole; null: without it. Edits of its fields leave the draft. */
  setWhole(list: Only, root: string, value: JsonObject | null): void;
};

export const useLookEditor = (draft: LookDraft): LookEditor =>
  useMemo(() => editorOf(draft), [draft]);

export function editorOf(draft: LookDraft): LookEditor {
  return {
    draft,
    settings: onlyItem(draft.files, 'settings'),
    banners: draft.files.get(listFile('banners'))?.items ?? [],
    pages: pagesOf(draft.files),
    set: (values) =>
      draft.add(Object.entries(values).map(([field, value]) => setOf('settings', field, value))),
    setWithin: (list, root, values) => draft.add(editsWithin(draft, list, root, values)),
    setWhole: (list, root, value) => {
      const edit = setOf(list, root, value);
      const inner = `${draftItemKey(edit)} set ${root}/`;
      const isOnlyDrafted = value === null && !(root in onlyItem(draft.published, list));
      const whole = isOnlyDrafted ? [draftEditKey(edit)] : [];
      const parts = draft.edits.map(({ key }) => key).filter((key) => key.startsWith(inner));
      if (parts.length + whole.length > 0) draft.drop([...parts, ...whole]);
      if (!isOnlyDrafted) draft.add([edit]);
    },
  };
}

const itemOfList = (list: Only): DraftItem => ({
  ...{ file: listFile(list), list, id: onlyItemId, parent: null },
});

const setOf = (list: Only, field: string, value: Json): DraftEdit => ({
  ...itemOfList(list),
  ...{ op: 'set', field, value },
});

/** An object that the draft sets as a whole is set again, so that no edit comes before it. */
function editsWithin(
  draft: LookDraft,
  list: Only,
  root: string,
  values: JsonObject,
): readonly DraftEdit[] {
  const now = onlyItem(draft.files, list)[root];
  const key = draftEditKey(setOf(list, root, null));
  if (isJsonObject(now) && draft.edits.some((each) => each.key === key))
    return [setOf(list, root, { ...now, ...values })];
  return Object.entries(values).map(([field, value]) => setOf(list, `${root}/${field}`, value));
}
