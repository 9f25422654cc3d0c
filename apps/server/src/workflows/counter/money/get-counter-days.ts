import type { getCounterDays as endpoint } from '@comanda/contract/counter/days.ts';
import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import { type DayFigures, dayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { readDay, type StoreDay } from '@comanda/domain/counter/day/read-day.ts';
import { staffReachesStore } from '@comanda/domain/counter/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { findDay } from '../../../features/order/day-orders.ts';
import { type Tx, withTenant } from '../../../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../../../platform/http/call.ts';
import { staffSessionOf } from '../staff-session-of.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;
type OneStore = { storeId: StoreId; name: string; date: string; figures: DayFigures };

/** Returns the figures of a day of each store of the caller, and their sum. docs/rules/counter-money.md#all-stores-of-a-day. */
export async function getCounterDays(
  { db, menus }: DayDeps,
  { params, session, tenant, now }: Call<Endpoint>,
): Promise<CallOutcome<Endpoint>> {
  const { storeIds } = staffSessionOf(session);
  const published = await menus.tenant(tenant.id);
  const stores = (published?.stores ?? []).filter(({ id }) => staffReachesStore(storeIds, id));
  const asked = stores.map((store) => ({ store, day: readDay(params.date, store.timeZone, now) }));
  const rows = await withTenant(db, tenant.id, async (tx) => {
    const read: OneStore[] = [];
    for (const { store, day } of asked) if (day) read.push(await readStore(tx, store, day));
    return read;
  });
  if (rows.length < stores.length) return refuse(refusalOf('INVALID_PARAMETER', { field: 'date' }));
  const [first, ...rest] = rows.map(({ figures }) => figures);
  return accept({ stores: rows, total: first ? rest.reduce(addFigures, first) : null });
}

async function readStore(tx: Tx, { id, name, timeZone }: Store, day: StoreDay): Promise<OneStore> {
  const facts = await findDay(tx, { storeIds: [id], window: day.window });
  return { storeId: id, name, date: day.date, figures: dayFigures(facts, day.window, timeZone) };
}
