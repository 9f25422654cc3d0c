import { listAttempts } from '../list-attempts.rows.ts';
import { paymentEventLog } from '../payment-events.rows.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { printProblem, printLine } from '../../operator/terminal.ts';
import { attemptRows, describeAttempt, attemptTable } from './attempt-table.ts';
import {
  type PaymentOperatorContext,
  findAttemptsOfAnyTenant,
} from './payment-operator-context.ts';

/** Most attempts that a command reads of one tenant. */
export const maxRows = 200;

/** Prints the attempts that are not final, or the newest of all. */
export async function listPayments(
  { deps, tenants }: PaymentOperatorContext,
  all: boolean,
): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const { id, decimals } of tenants)
    rows.push(
      ...attemptRows(id, decimals, await listAttempts(autocommit(deps.db, id), !all, maxRows)),
    );
  for (const line of rows.length > 0
    ? attemptTable(rows)
    : [all ? 'No payment was started yet.' : 'Every payment is final.'])
    printLine(line);
  return true;
}

/** Prints the event log of an order's attempts, or of one attempt. */
export async function showPayments(
  context: PaymentOperatorContext,
  word: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: no order, attempt or reference with this id`);
  const { tenant, attempts } = found;
  const [first] = attempts;
  if (first)
    printLine(
      `${tenant.id}, order #${first.orderNumber} (${first.attempt.orderId}), ${first.orderStatus}`,
    );
  for (const each of attempts) {
    const eventLog = await paymentEventLog(autocommit(context.deps.db, tenant.id), each.attempt.id);
    for (const line of describeAttempt(each, tenant.decimals, eventLog)) printLine(line);
  }
  return true;
}
