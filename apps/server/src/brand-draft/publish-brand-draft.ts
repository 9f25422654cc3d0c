import type { publishBrandDraft as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import type { DraftSection } from '@comanda/domain/draft/draft-edit.ts';
import { describeDraft } from '@comanda/domain/draft/describe-draft.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import { tidyText } from '@comanda/domain/text/tidy-text.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { runCounterAction } from '../counter/run-counter-action.ts';
import type { Deps } from '../deps.ts';
import { lockMenuVersions } from '../menu/menu-version.rows.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import {
  dropDraftEdits,
  findBrandDraft,
  lockBrandDraft,
  raiseBrandDraft,
} from './brand-draft.rows.ts';
import { findLastBrandVersion, type LastVersion } from './brand-version.rows.ts';
import { buildPublication } from './build-publication.ts';
import { isOvertaken } from './draft-over-brand.ts';
import { type DraftProblem, problemsOfLost } from './draft-problem.ts';
import { draftSection } from './drafted-section.ts';
import { filesOf, type PublishedBrand, readBrand } from './read-brand.ts';
import { savePublication } from './save-publication.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;

/**
 * Publishes the whole draft of a section in one transaction. Two publications at once pass one
 * after the other, and so does an import. Refused: REPEATED_DATABASE_VALUE for another version or
 * draft than the person saw; INVALID_PARAMETER for files that the folder would refuse.
 * docs/rules/back-office.md#publication.
 */
export async function publishBrandDraft(
  deps: Deps,
  call: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { body, params, tenant, session, now } = call;
  const { section } = params;
  const allowed = sessionFor(section, session);
  if (!allowed.ok) return allowed;
  const action = { storeId: null, kind: 'brand.publish' as const, subject: section };
  const outcome = await runCounterAction(deps, call, action, async (tx) => {
    const read = await lockBrand(tx, section, body.basedOn);
    if (!read.ok) return read;
    const { brand, last } = read.value;
    const draft = await findBrandDraft(tx, section);
    if (draft.revision !== body.revision)
      return refuse(refusalOf('REPEATED_DATABASE_VALUE', { version: body.basedOn }));
    const published = filesOf(brand, section);
    const isOverwriting = draft.edits.some((kept) => isOvertaken(published, kept));
    if (draft.edits.length === 0 || isOverwriting) return refuse(refusalOfProblem(undefined));
    const { drafted, lost } = draftSection(brand, section, draft.edits);
    const [unplaced] = problemsOfLost(lost);
    if (unplaced !== undefined) return refuse(refusalOfProblem(unplaced));
    const edits = draft.edits.map(({ edit }) => edit);
    const built = await buildPublication(tx, brand, drafted, isoOf(now));
    if (!built.ok) return refuse(refusalOfProblem(built.error[0]));
    const version = await savePublication(tx, brand, built.value, {
      last,
      changes: describeDraft(edits, published, drafted.files),
      note: tidyText(body.note),
      restored: null,
      staffId: allowed.value.staffId,
      at: isoOf(now),
    });
    await dropDraftEdits(
      tx,
      draft.edits.map(({ key }) => key),
    );
    await raiseBrandDraft(tx, section);
    return accept({ answer: { version }, detail: { version, changes: edits.length } });
  });
  if (outcome.ok) deps.menus.onChange({ tenantId: tenant.id, kind: 'menu', id: '' });
  return outcome;
}

/**
 * A problem as the counter shows it. Without one: there is nothing to publish, or an edit of a
 * field that was published with another value meanwhile.
 */
export const refusalOfProblem = (problem: DraftProblem | undefined): Refusal =>
  refusalOf('INVALID_PARAMETER', problem ?? { field: 'edits' });

/**
 * Locks the brand's draft and menus until the transaction ends, and reads what is published.
 * Refused: NOT_FOUND without a folder, REPEATED_DATABASE_VALUE for another version.
 */
export async function lockBrand(
  tx: Tx,
  section: DraftSection,
  basedOn: number,
): Promise<Result<{ brand: PublishedBrand; last: LastVersion | null }, Refusal>> {
  await lockBrandDraft(tx);
  await lockMenuVersions(tx);
  const last = await findLastBrandVersion(tx, section);
  const version = last?.number ?? 0;
  if (version !== basedOn) return refuse(refusalOf('REPEATED_DATABASE_VALUE', { version }));
  const brand = await readBrand(tx);
  return brand === null ? refuse(refusalOf('NOT_FOUND')) : accept({ brand, last });
}
