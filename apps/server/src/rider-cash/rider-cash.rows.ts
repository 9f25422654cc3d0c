import type { OrderId, RiderId, SettlementId, StaffId, StoreId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import {
  maxSettledOrders,
  type RiderCollection,
  shownSettlements,
} from '@comanda/domain/rider-cash/rider-settlement.ts';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/** An order that a rider delivered and that is not settled; instants are ISO. */
export type CarriedOrder = RiderCollection & {
  readonly orderId: OrderId;
  readonly riderId: RiderId;
  readonly number: number;
  readonly at: string;
  /** The note that the shopper announced, minor units. */
  readonly paidWith: Minor | null;
};

const carriedColumns: Sql = sql`c.order_id as "orderId", c.rider_id as "riderId", o.number, c.at,
  c.cash, c.card, c.tip,
  case when c.cash > 0 then (o.snapshot ->> 'cashAmount')::bigint end as "paidWith"`;

/**
 * Returns the orders of each rider of a store that are not settled, oldest first, so many of each
 * as one settlement takes.
 */
export const carriedOrders = (tx: Tx, storeId: StoreId): Promise<CarriedOrder[]> =>
  tx.query<CarriedOrder>(
    'carried-orders',
    sql`select ${carriedColumns} from riders r
        cross join lateral (
          select * from rider_collections l where l.tenant_id = r.tenant_id
            and l.store_id = r.store_id and l.rider_id = r.id and l.settlement_id is null
          order by l.at, l.order_id limit ${maxSettledOrders}
        ) c
        join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
      where r.tenant_id = ${tx.tenantId} and r.store_id = ${storeId}
      order by c.at, o.number`,
  );

/** Returns the money that a rider has of orders that are not settled. */
export const carriedMoney = (tx: Tx, riderId: RiderId): Promise<RiderCollection[]> =>
  tx.query<RiderCollection>(
    'carried-money',
    sql`select c.cash, c.card, c.tip from rider_collections c
      where c.tenant_id = ${tx.tenantId} and c.rider_id = ${riderId} and c.settlement_id is null`,
  );

/** Names of the riders of a store, also of those who were removed. */
export const riderNames = (tx: Tx, storeId: StoreId): Promise<{ id: RiderId; name: string }[]> =>
  tx.query<{ id: RiderId; name: string }>(
    'rider-names',
    sql`select id, name from riders where tenant_id = ${tx.tenantId} and store_id = ${storeId}
      order by name, id`,
  );

/** A settlement with the sum of its corrections in `handedIn`. */
export type SettlementRow = {
  readonly id: SettlementId;
  readonly riderName: string | null;
  readonly at: string;
  readonly staffName: string;
  readonly orders: number;
  readonly toHandIn: Minor;
  readonly handedIn: Minor;
  readonly isBooked: boolean;
};

const notBooked = sql`t.handed_in <> 0 and not exists (select from drawer_movements m
  where m.tenant_id = t.tenant_id and m.settlement_id = t.id)`;

const settlementsWhere = (tx: Tx, name: string, condition: Sql, limit: number) =>
  tx.query<SettlementRow>(
    name,
    sql`select s.id, r.name as "riderName", s.at, w.name as "staffName", s.to_hand_in as "toHandIn",
        (select count(*)::integer from rider_collections c where c.tenant_id = s.tenant_id
          and c.settlement_id = s.id) as orders,
        (select sum(t.handed_in)::bigint from rider_settlements t where t.tenant_id = s.tenant_id
          and (t.id = s.id or t.corrects_id = s.id)) as "handedIn",
        not exists (select from rider_settlements t where t.tenant_id = s.tenant_id
          and (t.id = s.id or t.corrects_id = s.id) and ${notBooked}) as "isBooked"
      from rider_settlements s
        join staff w on w.tenant_id = s.tenant_id and w.id = s.staff_id
        left join riders r on r.tenant_id = s.tenant_id and r.id = s.rider_id
      where s.tenant_id = ${tx.tenantId} and s.corrects_id is null and ${condition}
      order by s.at desc, s.id desc limit ${limit}`,
  );

/** Returns the last settlements of a store, the newest first. */
export const settlementsOfStore = (tx: Tx, storeId: StoreId): Promise<SettlementRow[]> =>
  settlementsWhere(tx, 'settlements-of-store', sql`s.store_id = ${storeId}`, shownSettlements);

/** Returns the last settlement with a rider; null: none. */
export async function lastSettlement(tx: Tx, riderId: RiderId): Promise<SettlementRow | null> {
  const [row] = await settlementsWhere(tx, 'last-settlement', sql`s.rider_id = ${riderId}`, 1);
  return row ?? null;
}

export type CorrectionRow = {
  readonly correctsId: SettlementId;
  readonly at: string;
  readonly staffName: string;
  readonly amount: Minor;
};

/** Returns the corrections of these settlements, oldest first. */
export const correctionsOf = (tx: Tx, ids: readonly SettlementId[]): Promise<CorrectionRow[]> =>
  tx.query<CorrectionRow>(
    'settlement-corrections',
    sql`select t.corrects_id as "correctsId", t.at, w.name as "staffName", t.handed_in as amount
      from rider_settlements t join staff w on w.tenant_id = t.tenant_id and w.id = t.staff_id
      where t.tenant_id = ${tx.tenantId} and t.corrects_id = any (${[...ids]}::uuid[])
      order by t.at, t.id`,
  );

/** Locks a rider of a store, so that one settlement at a time takes orders. False: none. */
export async function lockRiderToSettle(
  tx: Tx,
  storeId: StoreId,
  riderId: RiderId,
): Promise<boolean> {
  const rows = await tx.query(
    'lock-rider-to-settle',
    sql`select 1 from riders where tenant_id = ${tx.tenantId} and store_id = ${storeId}
      and id = ${riderId} for update`,
  );
  return rows.length === 1;
}

/** Returns the money of these orders, as far as the rider has it and it is not settled. */
export const carriedOf = (
  tx: Tx,
  riderId: RiderId,
  orderIds: readonly OrderId[],
): Promise<RiderCollection[]> =>
  tx.query<RiderCollection>(
    'carried-of',
    sql`select cash, card, tip from rider_collections where tenant_id = ${tx.tenantId}
      and rider_id = ${riderId} and settlement_id is null
      and order_id = any (${[...orderIds]}::uuid[])`,
  );

/** Settles these orders. Those that were settled stay with their settlement. */
export async function settleOrders(
  tx: Tx,
  settlementId: SettlementId,
  orderIds: readonly OrderId[],
): Promise<void> {
  await tx.query(
    'settle-orders',
    sql`update rider_collections set settlement_id = ${settlementId}
      where tenant_id = ${tx.tenantId} and order_id = any (${[...orderIds]}::uuid[])
        and settlement_id is null`,
  );
}

/** A settlement, or with `correctsId` a correction of one. Amounts are minor units. */
export type NewSettlement = {
  readonly id: SettlementId;
  readonly storeId: StoreId;
  readonly riderId: RiderId;
  readonly staffId: StaffId;
  readonly at: string;
  readonly toHandIn: Minor;
  readonly handedIn: Minor;
  readonly correctsId: SettlementId | null;
};

export async function insertSettlement(tx: Tx, row: NewSettlement): Promise<void> {
  await tx.query(
    'insert-rider-settlement',
    sql`insert into rider_settlements (tenant_id, id, store_id, rider_id, at, staff_id, to_hand_in,
        handed_in, corrects_id)
      values (${tx.tenantId}, ${row.id}, ${row.storeId}, ${row.riderId}, ${row.at}, ${row.staffId},
        ${row.toHandIn}, ${row.handedIn}, ${row.correctsId})`,
  );
}

type SettlementToCorrect = { riderId: RiderId; toHandIn: Minor; handedIn: Minor };

/**
 * Returns a settlement of a store with the sum of its corrections in `handedIn`; null if there is
 * none. The caller has locked the drawer of the store, so that no other correction comes between.
 */
export async function findSettlement(
  tx: Tx,
  storeId: StoreId,
  id: SettlementId,
): Promise<SettlementToCorrect | null> {
  const [row] = await tx.query<SettlementToCorrect>(
    'find-settlement',
    sql`select s.rider_id as "riderId", s.to_hand_in as "toHandIn",
        (select sum(t.handed_in)::bigint from rider_settlements t where t.tenant_id = s.tenant_id
          and (t.id = s.id or t.corrects_id = s.id)) as "handedIn"
      from rider_settlements s where s.tenant_id = ${tx.tenantId} and s.store_id = ${storeId}
        and s.id = ${id} and s.corrects_id is null`,
  );
  return row ?? null;
}
