import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * An entry of the audit list as it is read. `device`: its name. Without a person: nobody did it,
 * the store's setting did.
 */
export type ListedAction = {
  id: string;
  at: string;
  storeId: StoreId | null;
  kind: CounterActionKind;
  subject: string;
  subjectName: string | null;
  orderNumber: number | null;
  detail: Record<string, unknown>;
  staffId: StaffId | null;
  staffName: string | null;
  device: string;
};

/**
 * `storeIds`: the stores whose entries the caller sees; `all`: also those of the brand. `from`,
 * `to`: ISO instants. null: no filter.
 */
export type ActionFilter = {
  storeIds: readonly StoreId[] | 'all';
  storeId: StoreId | null;
  staffId: StaffId | null;
  kind: CounterActionKind | null;
  from: string | null;
  to: string | null;
  after: string | null;
  limit: number;
};

/**
 * Returns entries of the audit list, the newest first. The statement has only the conditions that
 * are asked for, and finds the page before it joins a name: so one plan for all values reads the
 * index by time and stops after the page. `limit 1` keeps the planner from reading all orders for a
 * join.
 */
export const findActions = (tx: Tx, filter: ActionFilter): Promise<ListedAction[]> => {
  const conditions = conditionsOf(tx, filter);
  return tx.query<ListedAction>(
    `find-${filter.limit}-counter-actions${conditions.map(([name]) => `-${name}`).join('')}`,
    sql`with page as materialized (
        select a.* from counter_actions a
        where ${join(
          [sql`a.tenant_id = ${tx.tenantId}`, ...conditions.map(([, condition]) => condition)],
          ' and ',
        )}
        order by a.at desc, a.id desc limit ${raw(String(filter.limit))}
      )
      select a.id, a.at, a.store_id as "storeId", a.kind, a.subject,
        coalesce(s.name, e.name) as "subjectName", o.number as "orderNumber", a.detail,
        a.staff_id as "staffId", p.name as "staffName", coalesce(d.name, '') as device
      from page a
      left join staff p on p.tenant_id = a.tenant_id and p.id = a.staff_id
      left join counter_devices d on d.tenant_id = a.tenant_id and d.id = a.device_id
      left join staff s on s.tenant_id = a.tenant_id and s.id::text = a.subject
      left join counter_devices e on e.tenant_id = a.tenant_id and e.id::text = a.subject
      left join lateral (select o.number from orders o where o.tenant_id = ${tx.tenantId}
        and a.kind like 'order.%' and o.id = case when a.subject ~ '^[0-9a-f-]{36}$'
          then a.subject::uuid end limit 1) o on true
      order by a.at desc, a.id desc`,
  );
};

/** The conditions of a filter, each with its name in the name of the statement. */
function conditionsOf(
  tx: Tx,
  { storeIds, storeId, staffId, kind, from, to, after }: ActionFilter,
): readonly (readonly [string, Sql])[] {
  const all: readonly (readonly [string, boolean, () => Sql])[] = [
    ['stores', storeIds !== 'all', () => sql`a.store_id = any (${storeIds}::integer[])`],
    ['store', storeId !== null, () => sql`a.store_id = ${storeId}`],
    ['staff', staffId !== null, () => sql`a.staff_id = ${staffId}`],
    ['kind', kind !== null, () => sql`a.kind = ${kind}`],
    ['from', from !== null, () => sql`a.at >= ${from}`],
    ['to', to !== null, () => sql`a.at < ${to}`],
    [
      'after',
      after !== null,
      () => sql`a.at <= (select b.at from counter_actions b
          where b.tenant_id = ${tx.tenantId} and b.id = ${after})
        and (a.at, a.id) < (select b.at, b.id from counter_actions b
          where b.tenant_id = ${tx.tenantId} and b.id = ${after})`,
    ],
  ];
  return all.flatMap(([name, isAsked, condition]) => (isAsked ? [[name, condition()]] : []));
}
