import type { saveBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { draftEditOfWire, readJson } from '@comanda/contract/counter/draft-edit.ts';
import {
  type DraftEdit,
  draftEditKey,
  type DraftSection,
  sectionOfList,
} from '@comanda/domain/draft/draft-edit.ts';
import { isSameJson, type Json } from '@comanda/domain/draft/json.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StaffId } from '@comanda/domain/ids.ts';
import { payloadLimits } from '@comanda/domain/limits/payload-limits.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import {
  dropDraftEdits,
  findBrandDraft,
  type KeptEdit,
  lockBrandDraft,
  raiseBrandDraft,
  saveDraftEdits,
} from './brand-draft.rows.ts';
import { findLastBrandVersion } from './brand-version.rows.ts';
import { draftAnswer } from './draft-answer.ts';
import { publishedValue } from './draft-over-brand.ts';
import { filesOf, readBrand } from './read-brand.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;
type Sent = { edit: DraftEdit; key: string; seen: Json };

/**
 * Keeps edits in the shared draft. An edit of a field for which another person has drafted a value
 * that the sender did not see is not kept, and is answered as a conflict. Refused:
 * INVALID_PARAMETER for an edit that is none, or above the most edits of a draft.
 * docs/rules/back-office.md#two-people-at-once.
 */
export async function saveBrandDraft(
  deps: Pick<Deps, 'db'>,
  { tenant, session, params, body, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { section } = params;
  const allowed = sessionFor(section, session);
  if (!allowed.ok) return allowed;
  const { staffId } = allowed.value;
  const sent = body.edits.map(readSent);
  const wrong = sent.findIndex((each) => each === null || !isOf(section, each.edit));
  if (wrong >= 0) return refuse(refusalOf('INVALID_PARAMETER', { field: `edits[${wrong}]` }));
  const edits = lastOfEachKey(sent.filter((each) => each !== null));
  return withTenant(deps.db, tenant.id, async (tx) => {
    await lockBrandDraft(tx);
    const brand = await readBrand(tx);
    if (brand === null) return refuse(refusalOf('NOT_FOUND'));
    const kept = byKey((await findBrandDraft(tx, section)).edits);
    const published = filesOf(brand, section);
    const conflicts = edits.flatMap((each) => conflictOf(each, kept.get(each.key), staffId) ?? []);
    const others = new Set(conflicts.map(({ key }) => key));
    const free = edits.filter(({ key }) => !others.has(key));
    const keys = new Set([...kept.keys()].filter((key) => !body.drop.includes(key)));
    if (keys.union(new Set(free.map(({ key }) => key))).size > payloadLimits.draftEditsInAll)
      return refuse(refusalOf('INVALID_PARAMETER', { field: 'edits' }));
    await dropDraftEdits(
      tx,
      body.drop.filter((key) => kept.has(key)),
    );
    await saveDraftEdits(
      tx,
      free.map(({ key, edit }) => ({
        key,
        edit,
        before: publishedValue(published, edit) ?? null,
      })),
      { staffId, at: isoOf(now) },
    );
    await raiseBrandDraft(tx, section);
    const draft = await findBrandDraft(tx, section);
    const last = await findLastBrandVersion(tx, section);
    return accept({ ...draftAnswer(draft, last, published, staffId), conflicts });
  });
}

function readSent({ edit: wire, seen }: Call<Endpoint>['body']['edits'][number]): Sent | null {
  const edit = draftEditOfWire(wire);
  const value = seen === null ? null : readJson(seen);
  if (edit === null || value === undefined) return null;
  return { edit, key: draftEditKey(edit), seen: value };
}

const isOf = (section: DraftSection, { list }: DraftEdit): boolean =>
  sectionOfList(list) === section;

/** Of two edits of one field in a call the later one holds. */
const lastOfEachKey = (sent: readonly Sent[]): readonly Sent[] => [
  ...new Map(sent.map((each) => [each.key, each])).values(),
];

const byKey = (edits: readonly KeptEdit[]): ReadonlyMap<string, KeptEdit> =>
  new Map(edits.map((each) => [each.key, each]));

/**
 * The value that another person drafted for a field, or their new item of the same id, unless the
 * sender saw it or drafts the same.
 */
function conflictOf({ edit, key, seen }: Sent, kept: KeptEdit | undefined, staffId: StaffId) {
  if (kept === undefined || kept.staffId === staffId) return null;
  if (!hasValue(edit) || !hasValue(kept.edit)) return null;
  const drafted = kept.edit.value;
  if (isSameJson(drafted, seen) || isSameJson(drafted, edit.value)) return null;
  return { key, value: JSON.stringify(drafted), by: kept.by };
}

const hasValue = (edit: DraftEdit): edit is Extract<DraftEdit, { value: Json }> =>
  edit.op === 'set' || edit.op === 'add';
