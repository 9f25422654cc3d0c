import type { getBrandVersions as endpoint } from '@comanda/contract/counter/brand-draft.ts';
import { wireOfDraftEdit } from '@comanda/contract/counter/draft-edit.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { listBrandVersions } from './brand-version.rows.ts';
import { sessionFor } from './section-access.ts';

type Endpoint = typeof endpoint;

/** Lists the versions, the newest first. docs/rules/back-office.md#earlier-versions-of-a-brand. */
export async function getBrandVersions(
  { db }: Pick<Deps, 'db'>,
  { tenant, session, params, query }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const allowed = sessionFor(params.section, session);
  if (!allowed.ok) return allowed;
  const limit = pageSizes.menuVersions.usual;
  const rows = await withTenant(db, tenant.id, (tx) =>
    listBrandVersions(tx, params.section, query.after ?? null, limit + 1),
  );
  const versions = rows.slice(0, limit).map(({ changes, ...version }) => ({
    ...version,
    changes: changes.map(({ edit, name, before }) => ({
      edit: wireOfDraftEdit(edit),
      name,
      before: before === null ? null : JSON.stringify(before),
    })),
  }));
  return accept({ versions, next: rows.length > limit ? (versions.at(-1)?.number ?? null) : null });
}
