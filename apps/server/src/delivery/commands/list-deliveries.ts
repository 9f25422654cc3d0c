import { deliveryEventLog } from '../delivery-events.rows.ts';
import { listUndelivered } from '../list-undelivered.rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type OperatorContext, findDeliveryOfAnyTenant } from '../../operator/operator-context.ts';
import { printProblem, printLine, formatTable } from '../../operator/terminal.ts';
import { deliveryColumns, deliveryEventLines, deliveryRow } from './delivery-table.ts';

const maxRows = 200;

/** Prints the orders that wait for a person, or all that couriers bring now. */
export async function listDeliveries(
  { deps, tenants }: OperatorContext,
  all: boolean,
): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const id of tenants)
    rows.push(
      ...(await listUndelivered(autocommit(deps.db, id), all, maxRows)).map((delivery) =>
        deliveryRow(id, delivery),
      ),
    );
  const none = all ? 'No courier has a delivery now.' : 'No order waits for an operator.';
  for (const line of rows.length > 0 ? formatTable([deliveryColumns, ...rows]) : [none])
    printLine(line);
  return true;
}

/** Prints the event log of an order's deliveries. */
export async function showDelivery(context: OperatorContext, word: string): Promise<boolean> {
  const found = await findDeliveryOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: no order with this id or reference`);
  const { tenantId, delivery } = found;
  printLine(
    `${tenantId}, order #${delivery.number} (${delivery.orderId}), ${delivery.orderStatus}, payment ${delivery.paymentStatus}`,
  );
  if (delivery.decideBy !== null)
    printLine(`waits for an operator; is cancelled and refunded at ${delivery.decideBy}`);
  for (const line of formatTable(
    deliveryEventLines(
      await deliveryEventLog(autocommit(context.deps.db, tenantId), delivery.orderId),
    ),
  ))
    printLine(line);
  return true;
}
