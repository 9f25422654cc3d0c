import type { getCounterDays as endpoint } from '@comanda/contract/counter/days.ts';
import { addFigures } from '@comanda/domain/counter/day/add-figures.ts';
import { type DayFigures, dayFigures } from '@comanda/domain/counter/day/day-figures.ts';
import { factsOfStore } from '@comanda/domain/counter/day/facts-of-store.ts';
import { readDay, type StoreDay } from '@comanda/domain/counter/day/read-day.ts';
import { staffReachesStore } from '@comanda/domain/staff/staff-reaches-store.ts';
import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { findDay } from './day-orders.rows.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import type { Call, CallOutcome } from '../platform/http/call.ts';
import { staffSessionOf } from '../counter/staff-session-of.ts';
import type { DayDeps } from './store-day.ts';

type Endpoint = typeof endpoint;
type AskedDay = { store: Store; day: StoreDay };
type OneStore = {
  storeId: StoreId;
  name: string;
  date: string;
  today: string;
  figures: DayFigures;
};

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
  const rows = await withTenant(db, tenant.id, (tx) => readStores(tx, asked));
  const [first, ...rest] = rows.map(({ figures }) => figures);
  return accept({ stores: rows, total: first ? rest.reduce(addFigures, first) : null });
}

/**
 * Stores whose day has the same instants are read by one statement: it reads the day of the whole
 * brand.
 */
async function readStores(tx: Tx, asked: readonly AskedDay[]): Promise<OneStore[]> {
  const groups = Map.groupBy(asked, ({ day }) => `${day.window.from} ${day.window.to}`);
  const rows: OneStore[] = [];
  for (const group of groups.values()) rows.push(...(await readGroup(tx, group)));
  return asked.flatMap(({ store }) => rows.find(({ storeId }) => storeId === store.id) ?? []);
}

async function readGroup(tx: Tx, group: readonly AskedDay[]): Promise<readonly OneStore[]> {
  const [first] = group;
  if (!first) return [];
  const { window } = first.day;
  const facts = await findDay(tx, { storeIds: group.map(({ store }) => store.id), window });
  return group.map(({ store: { id, name, timeZone }, day: { date, today } }) => ({
    ...{ storeId: id, name, date, today },
    figures: dayFigures(factsOfStore(facts, id), window, timeZone),
  }));
}
