import {
  type DraftEdit,
  type DraftSection,
  sectionOfList,
} from '@comanda/domain/draft/draft-edit.ts';
import type { Json } from '@comanda/domain/draft/json.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * An edit of the draft. `before`: the value of its field as published when it was first made; null:
 * none. `at`: ISO instant. `by` null: a person who left.
 */
export type KeptEdit = {
  key: string;
  edit: DraftEdit;
  before: Json;
  staffId: StaffId | null;
  by: string | null;
  at: string;
};

/** The draft of a section. `revision` rises with each change of it; 0: there was none yet. */
export type KeptDraft = { revision: number; edits: readonly KeptEdit[] };

/**
 * Lets changes of the brand's draft and its publications pass one after the other until the
 * transaction ends.
 */
export async function lockBrandDraft(tx: Tx): Promise<void> {
  await tx.query(
    'lock-brand-draft',
    sql`insert into brand_drafts (tenant_id, revision) values (${tx.tenantId}, 0)
      on conflict (tenant_id) do update set revision = brand_drafts.revision`,
  );
}

/** Raises the revision of a section of a locked draft, once for each call that changed it. */
export async function raiseBrandDraft(tx: Tx, section: DraftSection): Promise<void> {
  await tx.query(
    'raise-brand-draft',
    sql`update brand_drafts set revision = revision + 1,
      revisions = revisions || jsonb_build_object(${section}::text, revision + 1)
      where tenant_id = ${tx.tenantId}`,
  );
}

/** Returns the draft of a section, its edits in the order in which they were made. */
export async function findBrandDraft(tx: Tx, section: DraftSection): Promise<KeptDraft> {
  const [row] = await tx.query<{ revision: number; edits: readonly KeptEdit[] }>(
    'find-brand-draft',
    sql`select coalesce((revisions ->> ${section}::text)::integer, 0) as revision,
      coalesce((select jsonb_agg(jsonb_build_object('key', e.key,
        'edit', e.edit, 'before', e.before, 'staffId', e.staff_id, 'by', s.name,
        'at', to_char(e.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by e.position)
      from brand_draft_edits e left join staff s on s.tenant_id = e.tenant_id and s.id = e.staff_id
      where e.tenant_id = ${tx.tenantId}), '[]') as edits
      from brand_drafts where tenant_id = ${tx.tenantId}`,
  );
  if (row === undefined) return { revision: 0, edits: [] };
  return { ...row, edits: row.edits.filter(({ edit }) => sectionOfList(edit.list) === section) };
}

/** Keeps edits by their key, each key once. The later of two takes the place of the earlier. */
export async function saveDraftEdits(
  tx: Tx,
  edits: readonly Pick<KeptEdit, 'key' | 'edit' | 'before'>[],
  { staffId, at }: { staffId: StaffId; at: string },
): Promise<void> {
  await tx.query(
    'save-draft-edits',
    sql`insert into brand_draft_edits (tenant_id, key, edit, before, staff_id, position, at)
      select ${tx.tenantId}, key, edit, before, ${staffId}, place + coalesce((select max(position)
        from brand_draft_edits where tenant_id = ${tx.tenantId}), 0), ${at}
      from rows from (jsonb_to_recordset(${JSON.stringify(edits)}::jsonb) as (key text, edit jsonb,
        before jsonb)) with ordinality as given (key, edit, before, place)
      on conflict (tenant_id, key) do update set edit = excluded.edit, before = excluded.before,
        staff_id = excluded.staff_id, at = excluded.at`,
  );
}

/** Takes edits out of the draft. */
export async function dropDraftEdits(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.query(
    'drop-draft-edits',
    sql`delete from brand_draft_edits where tenant_id = ${tx.tenantId} and key = any (${keys})`,
  );
}
