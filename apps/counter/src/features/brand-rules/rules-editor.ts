import {
  type DraftEdit,
  draftEditKey,
  listFile,
  onlyItemId,
} from '@comanda/domain/draft/draft-edit.ts';
import { isJsonObject, type Json, type JsonObject } from '@comanda/domain/draft/json.ts';
import type { ListFile } from '@comanda/domain/draft/menu-file.ts';
import { rulesIn } from '@comanda/domain/draft/rule-files.ts';
import { useMemo } from 'react';
import type { BrandDraft } from '../../counter/brand-draft/use-brand-draft.ts';

/** The rules with the draft over them, and the way to change them. */
export type RulesEditor = {
  rules: JsonObject;
  /** Sets a rule; a slash leads into an object. null: without it, or with its default. */
  set(field: string, value: Json): void;
};

export const useRulesEditor = (draft: BrandDraft<ListFile>): RulesEditor =>
  useMemo(
    () => ({
      rules: rulesIn(draft.files),
      set: (field, value) => draft.add([editOf(draft, field, value)]),
    }),
    [draft],
  );

/** A rule that the draft sets as a whole is set again, so that no edit comes before it. */
function editOf(draft: BrandDraft<ListFile>, field: string, value: Json): DraftEdit {
  const [root = '', part, ...deeper] = field.split('/');
  const now = rulesIn(draft.files)[root];
  const key = draftEditKey(setOf(root, null));
  const isWhole = draft.edits.some((each) => each.key === key);
  return isWhole && part !== undefined && deeper.length === 0 && isJsonObject(now)
    ? setOf(root, { ...now, [part]: value })
    : setOf(field, value);
}

const setOf = (field: string, value: Json): DraftEdit => ({
  ...{ file: listFile('rules'), list: 'rules', id: onlyItemId, parent: null },
  ...{ op: 'set', field, value },
});
