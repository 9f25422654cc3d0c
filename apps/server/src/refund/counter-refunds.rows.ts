import type { LineUnits } from '@comanda/domain/counter/refund/line-shares.ts';
import type {
  RefundPart,
  RefundReason,
  RefundWay,
} from '@comanda/domain/counter/refund/refund-reasons.ts';
import type { OrderId, StaffId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import sql from 'sql-template-tag';
import type { Tx } from '../platform/db/tenant-transaction.ts';

/**
 * A refund that staff gave. `at`: ISO instant. `amount`: minor units. `note`: words of the staff
 * member, without data of the shopper.
 */
export type CounterRefund = {
  readonly id: string;
  readonly orderId: OrderId;
  readonly staffId: StaffId;
  readonly at: string;
  readonly part: RefundPart;
  readonly way: RefundWay;
  readonly amount: Minor;
  readonly reason: RefundReason;
  readonly note: string;
  readonly lines: readonly LineUnits[];
};

export async function insertCounterRefund(tx: Tx, refund: CounterRefund): Promise<void> {
  const { id, orderId, staffId, at, part, way, amount, reason, note, lines } = refund;
  await tx.query(
    'insert-counter-refund',
    sql`insert into counter_refunds (tenant_id, id, order_id, staff_id, at, part, way, amount,
      reason, note, lines)
      values (${tx.tenantId}, ${id}, ${orderId}, ${staffId}, ${at}, ${part}, ${way}, ${amount},
        ${reason}, ${note}, ${JSON.stringify(lines)}::jsonb)`,
  );
}

/**
 * Returns the refunds of an order that staff gave, oldest first, with the name of who gave them.
 */
export const refundsOfOrder = (
  tx: Tx,
  orderId: OrderId,
): Promise<(CounterRefund & { staffName: string })[]> =>
  tx.query<CounterRefund & { staffName: string }>(
    'counter-refunds-of-order',
    sql`select r.id, r.order_id as "orderId", r.staff_id as "staffId", r.at, r.part, r.way,
      r.amount, r.reason, r.note, r.lines, s.name as "staffName"
      from counter_refunds r join staff s on s.tenant_id = r.tenant_id and s.id = r.staff_id
      where r.tenant_id = ${tx.tenantId} and r.order_id = ${orderId} order by r.at, r.id`,
  );
