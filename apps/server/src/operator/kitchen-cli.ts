import type { TenantId } from '@comanda/domain/ids.ts';
import { unacceptedAlertMinutes } from '@comanda/domain/order/unaccepted-order.ts';
import { type OperatorContext, openOperatorContext } from './operator-context.ts';
import { printProblem, printLine, formatTable } from './terminal.ts';
import { listUnnotifiedOrders, type UnnotifiedOrder } from '../features/order/kitchen-failure.ts';
import { listUnacceptedOrders } from '../features/order/unaccepted-orders.ts';
import { autocommit } from '../platform/db/single-statement.ts';

const usage = `npm run kitchen -- list     orders that their restaurant's system was not notified of, and orders that it has not accepted, the longest
                            waiting first`;

const maxRows = 200;
const columns = ['since', 'tenant', 'store', 'order', 'status', 'attempts', 'last problem', 'id'];

/** Returns the orders that restaurants have not accepted, except those in `unnotified`, which the restaurant's system has not received. */
async function unacceptedRows(
  context: OperatorContext,
  tenantId: TenantId,
  unnotified: readonly UnnotifiedOrder[],
): Promise<string[][]> {
  const before = new Date(context.deps.clock() - unacceptedAlertMinutes * 60_000).toISOString();
  const orders = await listUnacceptedOrders(autocommit(context.deps.db, tenantId), before, maxRows);
  return orders
    .filter(({ orderId }) => !unnotified.some((other) => other.orderId === orderId))
    .map(({ since, storeId, storeName, number, orderId }) => [
      since,
      tenantId,
      `${storeId} ${storeName}`,
      `#${number}`,
      'created',
      '',
      'not accepted',
      orderId,
    ]);
}

const unnotifiedRow = (
  tenantId: string,
  { since, storeId, storeName, number, status, failures, problem, orderId }: UnnotifiedOrder,
): string[] => [
  since,
  tenantId,
  `${storeId} ${storeName}`,
  `#${number}`,
  status,
  String(failures),
  problem,
  orderId,
];

const context = await openOperatorContext();
try {
  const [command] = process.argv.slice(2);
  if (command === 'list') {
    const rows: (readonly string[])[] = [];
    for (const id of context.tenants) {
      const unnotified = await listUnnotifiedOrders(autocommit(context.deps.db, id), maxRows);
      rows.push(
        ...unnotified.map((order) => unnotifiedRow(id, order)),
        ...(await unacceptedRows(context, id, unnotified)),
      );
    }
    const sorted = rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other));
    for (const line of sorted.length > 0
      ? formatTable([columns, ...sorted])
      : ['Every restaurant was notified of its orders and has accepted them.'])
      printLine(line);
  } else {
    printProblem(usage);
    process.exitCode = 1;
  }
} finally {
  await context.close();
}
