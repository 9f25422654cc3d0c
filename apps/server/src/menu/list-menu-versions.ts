import type { getMenuVersions as endpoint } from '@comanda/contract/counter/menu.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import { accept } from '@comanda/domain/result.ts';
import type { Deps } from '../deps.ts';
import { listMenuVersions } from './menu-version.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';

type Endpoint = typeof endpoint;

/**
 * Lists the versions of the brand's menu, the newest first.
 * docs/rules/counter-menu.md#earlier-versions.
 */
export async function listVersions(
  { db }: Pick<Deps, 'db'>,
  { tenant, query }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const limit = pageSizes.menuVersions.usual;
  const rows = await withTenant(db, tenant.id, (tx) =>
    listMenuVersions(tx, query.after ?? null, limit + 1),
  );
  const versions = rows.slice(0, limit);
  return accept({ versions, next: rows.length > limit ? (versions.at(-1)?.number ?? null) : null });
}
