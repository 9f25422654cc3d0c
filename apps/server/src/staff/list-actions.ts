import type { getActions as endpoint } from '@comanda/contract/counter/staff.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { localInstant } from '@comanda/domain/hours/local-instant.ts';
import type { StoreId, TenantId } from '@comanda/domain/ids.ts';
import { pageSizes } from '@comanda/domain/limits/payload-limits.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import type { Deps } from '../deps.ts';
import { findActions, type ListedAction } from '../counter/find-actions.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

type Endpoint = typeof endpoint;
type Span = { from: string | null; to: string | null };

/**
 * A page of the audit list. Refused: NOT_FOUND for a store of others.
 * docs/rules/counter-staff.md#audit-list.
 */
export async function listActions(
  deps: Pick<Deps, 'db' | 'menus'>,
  { query, tenant, session }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { role, storeIds } = staffSessionOf(session);
  const { storeId = null, staffId = null, kind = null, day, after = null } = query;
  if (storeId !== null && !staffReachesStore(storeIds, storeId))
    return refuse(refusalOf('NOT_FOUND'));
  const span = day === undefined ? null : await spanOfDay(deps, tenant.id, storeId, day);
  if (day !== undefined && span === null)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'day' }));
  const limit = pageSizes.counterActions.usual;
  const rows = await findActions(autocommit(deps.db, tenant.id), {
    ...{ storeId, staffId, kind, after, limit: limit + 1 },
    ...(span ?? { from: null, to: null }),
    storeIds: role === 'owner' ? 'all' : storeIds,
  });
  const shown = rows.slice(0, limit);
  return accept({
    actions: shown.map(toAction),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  });
}

const toAction = ({ staffId, staffName, ...action }: ListedAction) => ({
  ...action,
  person: staffId === null || staffName === null ? null : { id: staffId, name: staffName },
});

/**
 * The instants at which a day begins and ends in the zone of a store, or of the brand's default
 * store. null: there is no such day.
 */
async function spanOfDay(
  { menus }: Pick<Deps, 'menus'>,
  tenantId: TenantId,
  storeId: StoreId | null,
  day: string,
): Promise<Span | null> {
  const tenant = await menus.tenant(tenantId);
  const wanted = storeId ?? tenant?.settings.defaultStoreId;
  const store = tenant?.stores.find(({ id }) => id === wanted) ?? tenant?.stores[0];
  const next = isoOf(instantOf(`${day}T00:00:00Z`) + dayMs).slice(0, 10);
  const from = store ? midnight(day, store.timeZone) : null;
  const to = store ? midnight(next, store.timeZone) : null;
  if (from === null || to === null) return null;
  return { from: isoOf(from), to: isoOf(to) };
}

/** The first instant of a day: in some zones the clock skips midnight. */
const midnight = (day: string, timeZone: string): number | null =>
  localInstant(`${day} 00:00`, timeZone) ?? localInstant(`${day} 01:00`, timeZone);
