import { isUuidOf, type OrderId, type TenantId } from '@comanda/domain/ids.ts';
import {
  unacceptedAlertMinutes,
  type UnacceptedReason,
} from '@comanda/domain/order/unaccepted-order.ts';
import { isoOf } from '@comanda/domain/time/instant.ts';
import { type OperatorContext, openOperatorContext } from './operator-context.ts';
import { runCommand } from './run-command.ts';
import { printProblem, printLine, formatTable } from './terminal.ts';
import { listUnnotifiedOrders, type UnnotifiedOrder } from '../order/kitchen-failure.rows.ts';
import { listUnacceptedOrders } from '../order/unaccepted-orders.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { resendOrder, type ResendProblem } from '../kitchen/resend-order.ts';

const usage = `npm run kitchen -- list             orders that their restaurant's system was not notified of, and orders that it has not accepted, the longest
                                    waiting first
npm run kitchen -- resend <order>   sends an order to its restaurant again, now`;

const maxRows = 200;
const columns = ['since', 'tenant', 'store', 'order', 'status', 'attempts', 'last problem', 'id'];

/** The reason of an unaccepted order, in the column of the last problem. */
const reasonWords: Readonly<Record<UnacceptedReason, string>> = {
  notSent: 'not sent',
  notTaken: 'not taken',
  notBegun: 'not accepted',
};

/**
 * Returns the orders that restaurants have not accepted, except those in `unnotified`, which the
 * restaurant's system has not received.
 */
async function unacceptedRows(
  context: OperatorContext,
  tenantId: TenantId,
  unnotified: readonly UnnotifiedOrder[],
): Promise<string[][]> {
  const before = isoOf(context.deps.clock() - unacceptedAlertMinutes * 60_000);
  const orders = await listUnacceptedOrders(autocommit(context.deps.db, tenantId), before, maxRows);
  return orders
    .filter(({ orderId }) => !unnotified.some((other) => other.orderId === orderId))
    .map(({ since, storeId, storeName, number, status, reason, orderId }) => [
      since,
      tenantId,
      `${storeId} ${storeName}`,
      `#${number}`,
      status,
      '',
      reasonWords[reason],
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

async function list(context: OperatorContext): Promise<true> {
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
  return true;
}

const refusals: Readonly<Record<ResendProblem, string>> = {
  notFound: 'no such order',
  notPaid: 'it waits for its payment',
  undoable: 'its shopper may still undo it',
  early: 'it is for later, and its preparation has not opened',
  begun: 'its restaurant has begun it',
  ended: 'it has ended',
};

async function resend({ deps, tenants }: OperatorContext, word: string): Promise<boolean> {
  const unknown = `${word}: ${refusals.notFound}`;
  if (!isUuidOf<OrderId>(word)) return printProblem(unknown);
  for (const tenantId of tenants) {
    const outcome = await resendOrder(deps, tenantId, word);
    if (outcome.ok) {
      printLine("The server's jobs send it now. npm run kitchen -- list");
      return true;
    }
    if (outcome.error !== 'notFound') return printProblem(`${word}: ${refusals[outcome.error]}`);
  }
  return printProblem(unknown);
}

function run(
  context: OperatorContext,
  [command, word]: readonly string[],
): Promise<boolean> | boolean {
  if (command === 'list') return list(context);
  if (command === 'resend' && word !== undefined) return resend(context, word);
  return printProblem(usage);
}

await runCommand(openOperatorContext, run);
