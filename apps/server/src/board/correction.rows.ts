import { deliveryStatuses, isPickedUp } from '@comanda/domain/courier/delivery-status.ts';
import sql, { type Sql } from 'sql-template-tag';

const pickedUp: readonly string[] = deliveryStatuses.filter(isPickedUp);

/**
 * Columns of `orders o` that decide whether its last move may be taken back; false while there is
 * nothing to take back. The board reads them for each card.
 */
export const correctionColumns: Sql = sql`o.status in ('ready', 'inTransit') and (
    cardinality(o.wrong_codes) > 0
    or exists (select from rider_stops s where s.tenant_id = o.tenant_id and s.order_id = o.id
      and s.closed_at is null and cardinality(s.wrong_codes) > 0)) as has_typed_code,
  o.status in ('ready', 'inTransit') and (
    exists (select from rider_stops s where s.tenant_id = o.tenant_id and s.order_id = o.id
      and s.closed_at is null and s.picked_up_at is not null)
    or exists (select from deliveries d where d.tenant_id = o.tenant_id and d.order_id = o.id
      and d.status = any (${pickedUp}::text[]))) as is_with_rider`;
