import type { DayWindow } from '@comanda/domain/counter/day/day-window.ts';
import type { DrawerEntry } from '@comanda/domain/counter/drawer/drawer-entry.ts';
import type { StoreId } from '@comanda/domain/ids.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * Returns openings, movements and counts of a store's drawers on a day, and its settlements with
 * riders and their corrections, oldest first.
 */
export const drawerEntriesOfDay = (
  tx: Tx,
  storeId: StoreId,
  { from, to }: DayWindow,
): Promise<DrawerEntry[]> =>
  tx.query<DrawerEntry>(
    'drawer-entries-of-day',
    sql`with entries as (
        select 'open' as entry, opened_at as at, opened_by as staff_id, null as kind,
          null as reason, null::uuid as rider_id, float_amount as amount,
          null::bigint as counted, null::bigint as expected
        from drawer_sessions where tenant_id = ${tx.tenantId} and store_id = ${storeId}
        union all
        select 'movement', m.at, m.staff_id, m.kind, m.reason, t.rider_id,
          case m.kind when 'in' then m.amount else -m.amount end, null, null
        from drawer_movements m
          join drawer_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id
          left join rider_settlements t on t.tenant_id = m.tenant_id and t.id = m.settlement_id
        where m.tenant_id = ${tx.tenantId} and s.store_id = ${storeId}
        union all
        select 'count', closed_at, closed_by, null, null, null, null, counted, expected
        from drawer_sessions where tenant_id = ${tx.tenantId} and store_id = ${storeId}
          and closed_at is not null
        union all
        select case when corrects_id is null then 'settlement' else 'correction' end, at, staff_id,
          null, null, rider_id, null, handed_in, to_hand_in
        from rider_settlements where tenant_id = ${tx.tenantId} and store_id = ${storeId}
      )
      select e.entry, e.at, w.name as "staffName", e.kind, e.reason, r.name as "riderName",
        e.amount, e.counted, e.expected
      from entries e join staff w on w.tenant_id = ${tx.tenantId} and w.id = e.staff_id
        left join riders r on r.tenant_id = ${tx.tenantId} and r.id = e.rider_id
      where e.at >= ${isoOf(from)} and e.at < ${isoOf(to)}
      order by e.at, array_position(
        array['open', 'settlement', 'correction', 'movement', 'count'], e.entry)`,
  );
