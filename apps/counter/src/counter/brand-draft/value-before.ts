import type { DraftEdit } from '@comanda/domain/draft/draft-edit.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import { fieldOf, itemOf } from '@comanda/domain/draft/menu-file.ts';
import type { BrandDraft } from './use-brand-draft.ts';

/** Returns the published value of the field that an edit sets; null without one. */
export function valueBefore({ published }: Pick<BrandDraft, 'published'>, edit: DraftEdit): Json {
  const file = published.get(edit.file);
  if (edit.op !== 'set' || file === undefined) return null;
  const item = itemOf(file, edit)?.item;
  return item === undefined ? null : (fieldOf(item, edit.field) ?? null);
}
