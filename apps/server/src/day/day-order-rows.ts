import { type DayOrderRow, dayOrderRows } from '@comanda/domain/counter/day/day-order-rows.ts';
import type { StoreDay } from '@comanda/domain/counter/day/read-day.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import { accept, type Result } from '@comanda/domain/result.ts';
import type { Store } from '@comanda/domain/store/store.ts';
import { findDay } from './day-orders.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type DayCall, type DayDeps, storeDayOf } from './store-day.ts';

type RowsOfDay = { store: Store; day: StoreDay; rows: readonly DayOrderRow[] };

/**
 * Returns the orders of the day that a call asks for, oldest first, each with its money. Refused as
 * {@link storeDayOf} says.
 */
export async function rowsOfDay(deps: DayDeps, call: DayCall): Promise<Result<RowsOfDay, Refusal>> {
  const asked = await storeDayOf(deps, call);
  if (!asked.ok) return asked;
  const { store, day } = asked.value;
  const facts = await withTenant(deps.db, call.tenant.id, (tx) =>
    findDay(tx, { storeIds: [store.id], window: day.window }),
  );
  return accept({ store, day, rows: dayOrderRows(facts) });
}
