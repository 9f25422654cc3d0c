import { readDay, type StoreDay } from '@comanda/domain/counter/day/read-day.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { type Refusal, refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse, type Result } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import type { Deps } from '../deps.ts';
import type { CallerSession, TenantContext } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';

export type DayDeps = Pick<Deps, 'db' | 'menus'>;

export type DayCall = {
  readonly params: { readonly id: StoreId; readonly date: string };
  readonly session: CallerSession;
  readonly tenant: TenantContext;
  readonly now: number;
};

/**
 * Returns the store of a call and the day that it asks for. NOT_FOUND for a store of others;
 * INVALID_PARAMETER for a day that is none.
 */
export async function storeDayOf(
  { menus }: DayDeps,
  { params, session, tenant, now }: DayCall,
): Promise<Result<{ store: Store; day: StoreDay }, Refusal>> {
  const reaches = staffReachesStore(staffSessionOf(session).storeIds, params.id);
  const facts = reaches ? await menus.storeFacts(tenant.id, params.id) : null;
  if (!facts) return refuse(refusalOf('NOT_FOUND'));
  const day = readDay(params.date, facts.store.timeZone, now);
  if (!day) return refuse(refusalOf('INVALID_PARAMETER', { field: 'date' }));
  return accept({ store: facts.store, day });
}
