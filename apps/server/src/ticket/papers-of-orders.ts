import type { OrderId } from '@comanda/domain/ids.ts';
import type { Tx } from '../platform/db/tenant-transaction.ts';
import { papersOfPrinters } from '../printer/print-job.rows.ts';
import type { PapersOfPrinters } from './counter-ticket-of.ts';

/** Returns the papers that printers have made of orders, by order. */
export async function papersOfOrders(
  tx: Tx,
  orderIds: readonly OrderId[],
): Promise<(orderId: OrderId) => PapersOfPrinters> {
  const rows = await papersOfPrinters(tx, orderIds);
  return (orderId) =>
    Object.fromEntries(
      rows.filter((row) => row.orderId === orderId).map(({ copy, papers }) => [copy, papers]),
    );
}
