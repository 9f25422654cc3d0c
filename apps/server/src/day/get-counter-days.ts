import type { getCounterDays as endpoint } from '@comanda/contract/counter/days.ts';
import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import { readDay, type StoreDay } from '@comanda/domain/counter/day/read-day.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { DayDeps } from './store-day.ts';
import { readStoresOfDay } from './stores-of-day.ts';

type Endpoint = typeof endpoint;
type AskedDay = { store: Store; day: StoreDay };

/**
 * Returns the figures of a day of each store of the caller, and their sum.
 * docs/rules/counter-money.md#all-stores-of-a-day.
 */
export async function getCounterDays(
  { db, menus }: DayDeps,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeIds } = staffSessionOf(session);
  const published = await menus.tenant(tenant.id);
  const stores = (published?.stores ?? []).filter(({ id }) => staffReachesStore(storeIds, id));
  const asked = stores.flatMap((store): AskedDay[] => {
    const day = readDay(params.date, store.timeZone, now);
    return day ? [{ store, day }] : [];
  });
  if (asked.length < stores.length)
    return refuse(refusalOf('INVALID_PARAMETER', { field: 'date' }));
  const windows = asked.map(({ store, day }) => ({ store, day, window: day.window }));
  const read = await withTenant(db, tenant.id, (tx) => readStoresOfDay(tx, windows));
  const rows = read.map(({ store: { id: storeId, name }, day: { date, today }, figures }) => ({
    ...{ storeId, name, date, today, figures },
  }));
  const [first, ...rest] = read.map(({ figures }) => figures);
  return accept({ stores: rows, total: first ? rest.reduce(addFigures, first) : null });
}
