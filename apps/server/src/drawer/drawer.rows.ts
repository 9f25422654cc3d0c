import type {
  DrawerMovementKind,
  DrawerMovementReason,
  DrawerReason,
} from '@comanda/domain/counter/drawer/drawer-session.ts';
import { shownDrawerSessions } from '@comanda/domain/counter/drawer/drawer-session.ts';
import { dayMs } from '@comanda/domain/duration.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import { type Minor, subtract, zero } from '@comanda/domain/money/money.ts';
import { instantOf, isoOf } from '@comanda/domain/time/instant.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** An open drawer; instants are ISO, amounts minor units. */
export type OpenDrawer = {
  readonly id: string;
  readonly storeId: StoreId;
  readonly float: Minor;
  readonly openedAt: string;
  readonly openedBy: string;
  readonly bookedBefore: Minor;
};

/** A drawer that was counted. */
export type CountedDrawer = {
  readonly openedAt: string;
  readonly closedAt: string;
  readonly closedBy: string;
  readonly expected: Minor;
  readonly counted: Minor;
};

export type MovementRow = {
  readonly at: string;
  readonly staffName: string;
  readonly kind: DrawerMovementKind;
  readonly reason: DrawerMovementReason;
  readonly amount: Minor;
};

type Opening = {
  readonly id: string;
  readonly storeId: StoreId;
  readonly float: Minor;
  readonly staffId: StaffId;
  readonly at: string;
};

/**
 * Opens a drawer. Returns false if the store has an open one, also when two calls open it at the
 * same moment.
 */
export async function insertDrawer(
  tx: Tx,
  { id, storeId, float, staffId, at }: Opening,
): Promise<boolean> {
  const before = await bookedCash(tx, storeId, at);
  const rows = await tx.query(
    'insert-drawer',
    sql`insert into drawer_sessions (tenant_id, id, store_id, float_amount, opened_at, opened_by,
        booked_before)
      values (${tx.tenantId}, ${id}, ${storeId}, ${float}, ${at}, ${staffId}, ${before})
      on conflict (tenant_id, store_id) where closed_at is null do nothing returning 1`,
  );
  return rows.length === 1;
}

const openDrawerOf = (tenantId: string, storeId: StoreId): Sql => sql`
  select d.id, d.store_id as "storeId", d.float_amount as float, d.opened_at as "openedAt",
    s.name as "openedBy", d.booked_before as "bookedBefore"
  from drawer_sessions d join staff s on s.tenant_id = d.tenant_id and s.id = d.opened_by
  where d.tenant_id = ${tenantId} and d.store_id = ${storeId} and d.closed_at is null`;

/** Returns the open drawer of a store; null: none is. */
export async function findOpenDrawer(tx: Tx, storeId: StoreId): Promise<OpenDrawer | null> {
  const [row] = await tx.query<OpenDrawer>('find-drawer', openDrawerOf(tx.tenantId, storeId));
  return row ?? null;
}

/** As {@link findOpenDrawer}, and keeps others from moving its cash or counting it. */
export async function lockOpenDrawer(tx: Tx, storeId: StoreId): Promise<OpenDrawer | null> {
  const [row] = await tx.query<OpenDrawer>(
    'lock-drawer',
    sql`${openDrawerOf(tx.tenantId, storeId)} for update of d`,
  );
  return row ?? null;
}

/**
 * Returns the cash of a store by its ledger, from a day before an instant on: no commit is that
 * late. Without the cash that riders collected: it comes by their settlements.
 */
async function bookedCash(tx: Tx, storeId: StoreId, since: string): Promise<Minor> {
  const [row] = await tx.query<{ cash: Minor }>(
    'booked-cash',
    sql`select coalesce(sum(b.amount), 0)::bigint as cash
      from ledger_events e
        join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
        cross join lateral unnest(e.accounts, e.amounts) as b (account, amount)
      where e.tenant_id = ${tx.tenantId} and e.at >= ${isoOf(instantOf(since) - dayMs)}
        and o.store_id = ${storeId} and b.account = 'cash'
        and not (e.event = 'collected' and exists (select from rider_collections c
          where c.tenant_id = e.tenant_id and c.order_id = e.order_id))`,
  );
  return row?.cash ?? zero;
}

/** Returns the cash of orders that came into a drawer since it opened, less what was given back. */
export const cashOfDrawer = async (tx: Tx, drawer: OpenDrawer): Promise<Minor> =>
  subtract(await bookedCash(tx, drawer.storeId, drawer.openedAt), drawer.bookedBefore);

/** Returns the movements of a drawer, the newest first. */
export const movementsOf = (tx: Tx, sessionId: string): Promise<MovementRow[]> =>
  tx.query<MovementRow>(
    'drawer-movements',
    sql`select m.at, s.name as "staffName", m.kind, m.reason, m.amount
      from drawer_movements m join staff s on s.tenant_id = m.tenant_id and s.id = m.staff_id
      where m.tenant_id = ${tx.tenantId} and m.session_id = ${sessionId}
      order by m.at desc, m.id desc`,
  );

type NewMovement = Omit<MovementRow, 'staffName' | 'reason'> & {
  readonly id: string;
  readonly reason: DrawerReason;
  readonly sessionId: string;
  readonly staffId: StaffId;
};

export async function insertMovement(tx: Tx, row: NewMovement): Promise<void> {
  await tx.query(
    'insert-drawer-movement',
    sql`insert into drawer_movements (tenant_id, id, session_id, kind, reason, amount, at, staff_id)
      values (${tx.tenantId}, ${row.id}, ${row.sessionId}, ${row.kind}, ${row.reason},
        ${row.amount}, ${row.at}, ${row.staffId})`,
  );
}

type SettlementMovement = Omit<NewMovement, 'reason'> & { readonly settlementId: string };

/** Books the cash of a settlement in a drawer. The database refuses a second time. */
export async function bookSettlement(tx: Tx, row: SettlementMovement): Promise<void> {
  await tx.query(
    'book-settlement',
    sql`insert into drawer_movements (tenant_id, id, session_id, kind, reason, amount, at, staff_id,
        settlement_id)
      values (${tx.tenantId}, ${row.id}, ${row.sessionId}, ${row.kind}, 'riderCash', ${row.amount},
        ${row.at}, ${row.staffId}, ${row.settlementId})`,
  );
}

/**
 * Books in a drawer that has just been opened the cash of settlements that found none open. The
 * movement has the settlement's person and instant.
 */
export async function bookWaitingSettlements(
  tx: Tx,
  storeId: StoreId,
  sessionId: string,
): Promise<void> {
  await tx.query(
    'book-waiting-settlements',
    sql`insert into drawer_movements (tenant_id, id, session_id, kind, reason, amount, at, staff_id,
        settlement_id)
      select t.tenant_id, t.id, ${sessionId}, case when t.handed_in > 0 then 'in' else 'out' end,
        'riderCash', abs(t.handed_in), t.at, t.staff_id, t.id
      from rider_settlements t where ${waiting(tx.tenantId, storeId)}`,
  );
}

/** Settlements whose cash came into no drawer. */
const waiting = (tenantId: string, storeId: StoreId): Sql => sql`t.tenant_id = ${tenantId}
  and t.store_id = ${storeId} and t.handed_in <> 0
  and not exists (select from drawer_movements m where m.tenant_id = t.tenant_id
    and m.settlement_id = t.id)`;

/** Returns the cash of settlements that found no open drawer: it comes into the next one. */
export async function waitingCash(tx: Tx, storeId: StoreId): Promise<Minor> {
  const [row] = await tx.query<{ cash: Minor }>(
    'waiting-cash',
    sql`select coalesce(sum(t.handed_in), 0)::bigint as cash from rider_settlements t
      where ${waiting(tx.tenantId, storeId)}`,
  );
  return row?.cash ?? zero;
}

/**
 * Lets one call at a time open the drawer of a store or look for the open one, so that no
 * settlement finds none while it is opened.
 */
export async function lockDrawerOfStore(tx: Tx, storeId: StoreId): Promise<void> {
  await tx.query(
    'lock-drawer-of-store',
    sql`select pg_advisory_xact_lock(hashtextextended(${`drawer ${tx.tenantId} ${storeId}`}, 0))`,
  );
}

type Count = { expected: Minor; counted: Minor; staffId: StaffId; at: string };

export async function closeDrawer(
  tx: Tx,
  id: string,
  { expected, counted, staffId, at }: Count,
): Promise<void> {
  await tx.query(
    'close-drawer',
    sql`update drawer_sessions set closed_at = ${at}, closed_by = ${staffId},
        expected = ${expected}, counted = ${counted}
      where tenant_id = ${tx.tenantId} and id = ${id} and closed_at is null`,
  );
}

/** Returns the last drawers of a store that were counted, the newest first. */
export const countedDrawers = (tx: Tx, storeId: StoreId): Promise<CountedDrawer[]> =>
  tx.query<CountedDrawer>(
    'counted-drawers',
    sql`select d.opened_at as "openedAt", d.closed_at as "closedAt", s.name as "closedBy",
        d.expected, d.counted
      from drawer_sessions d join staff s on s.tenant_id = d.tenant_id and s.id = d.closed_by
      where d.tenant_id = ${tx.tenantId} and d.store_id = ${storeId} and d.closed_at is not null
      order by d.closed_at desc limit ${shownDrawerSessions}`,
  );
