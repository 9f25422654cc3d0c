import type { CounterActionKind } from '@comanda/domain/counter/counter-action-kinds.ts';
import type { StaffId, StoreId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
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

/** Returns entries of the audit list, the newest first. */
export const findActions = (tx: Tx, filter: ActionFilter): Promise<ListedAction[]> => {
  const { storeIds, storeId, staffId, kind, from, to, after, limit } = filter;
  const seen = storeIds === 'all' ? [] : storeIds;
  return tx.query<ListedAction>(
    'find-counter-actions',
    sql`select a.id, a.at, a.store_id as "storeId", a.kind, a.subject,
      coalesce(s.name, e.name) as "subjectName", o.number as "orderNumber", a.detail,
        a.staff_id as "staffId", p.name as "staffName", coalesce(d.name, '') as device
      from counter_actions a
      left join staff p on p.tenant_id = a.tenant_id and p.id = a.staff_id
      left join counter_devices d on d.tenant_id = a.tenant_id and d.id = a.device_id
      left join staff s on s.tenant_id = a.tenant_id and s.id::text = a.subject
      left join counter_devices e on e.tenant_id = a.tenant_id and e.id::text = a.subject
      left join orders o on o.tenant_id = a.tenant_id and o.id = case when a.kind like 'order.%'
        and a.subject ~ '^[0-9a-f-]{36}$' then a.subject::uuid end
      where a.tenant_id = ${tx.tenantId} and (${storeIds === 'all'}
        or a.store_id = any (${seen}::integer[]))
        and (${storeId}::integer is null or a.store_id = ${storeId})
          and (${staffId}::uuid is null or a.staff_id = ${staffId})
        and (${kind}::text is null or a.kind = ${kind})
          and (${from}::timestamptz is null or a.at >= ${from})
        and (${to}::timestamptz is null or a.at < ${to})
        and (${after}::uuid is null or (a.at, a.id) < (select b.at, b.id from counter_actions b
          where b.tenant_id = ${tx.tenantId} and b.id = ${after}))
      order by a.at desc, a.id desc limit ${limit}`,
  );
};
