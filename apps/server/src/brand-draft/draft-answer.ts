import { wireOfDraftEdit } from '@comanda/contract/counter/draft-edit.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import type { DraftFiles } from '@comanda/domain/draft/apply-draft.ts';
import type { KeptDraft } from './brand-draft.rows.ts';
import type { LastVersion } from './brand-version.rows.ts';
import { isOvertaken, publishedValue } from './draft-over-brand.ts';

/** The draft as the counter reads it. */
export const draftAnswer = (
  { revision, edits }: KeptDraft,
  last: LastVersion | null,
  files: DraftFiles,
  staffId: StaffId,
) => ({
  version: last?.number ?? 0,
  revision,
  edits: edits.map((kept) => ({
    edit: wireOfDraftEdit(kept.edit),
    by: kept.by,
    at: kept.at,
    isMine: kept.staffId === staffId,
    publishedInstead: isOvertaken(files, kept)
      ? JSON.stringify(publishedValue(files, kept.edit) ?? null)
      : null,
  })),
});
