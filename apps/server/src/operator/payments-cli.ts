import { userInfo } from 'node:os';
import { printProblem, printLine, splitAtFlag, formatTable } from './terminal.ts';
import { listAttempts } from '../features/payment/list-attempts.ts';
import { paymentEventLog } from '../features/payment/payment-events.ts';
import {
  type PaymentOperatorContext,
  findAttemptsOfAnyTenant,
  openPaymentOperatorContext,
} from './payments/payment-operator-context.ts';
import { attemptRows, describeAttempt, attemptTable } from './payments/attempt-table.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { reconcilePayments } from '../workflows/payment/reconcile-payments.ts';
import { closeRefund, type CloseRefundProblem } from '../workflows/payment/close-refund.ts';
import { type RefundProblem, refundOrder } from '../workflows/payment/refund-order.ts';

const usage = `npm run payments -- list [--all]            attempts that are not final, or the newest of all, newest first
npm run payments -- show <id>                 an order's or an attempt's event log; our reference at the provider serves as well
npm run payments -- reconcile [<id>]          poll the provider now about every attempt that is not final, or about these
npm run payments -- refund <id> --why <text>  refund a paid order; the order ends, the reason is stored
npm run payments -- close-refund <id> --why <text>  close a refund that the provider refuses for good and that was paid by other means`;

const maxRows = 200;

async function list({ deps, tenants }: PaymentOperatorContext, all: boolean): Promise<boolean> {
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

async function show(context: PaymentOperatorContext, word: string): Promise<boolean> {
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

async function reconcile(
  context: PaymentOperatorContext,
  word: string | undefined,
): Promise<boolean> {
  const named = word === undefined ? null : await findAttemptsOfAnyTenant(context, word);
  if (word !== undefined && !named)
    return printProblem(`${word}: no order, attempt or reference with this id`);
  const { deps } = context;
  const polled = [];
  for (const { id } of named ? [named.tenant] : context.tenants) {
    const attempts =
      named?.attempts ?? (await listAttempts(autocommit(deps.db, id), true, maxRows));
    polled.push(...(await reconcilePayments(deps, id, attempts)));
  }
  const rows = polled.map(({ attempt: { attempt, orderNumber }, after }) => [
    `#${orderNumber}`,
    attempt.merchantRef,
    `${attempt.state} → ${after ?? 'no answer'}`,
  ]);
  for (const line of formatTable(rows)) printLine(line);
  printLine(
    `${polled.length} polled, ${polled.filter(({ attempt, after }) => after !== attempt.attempt.state).length} changed`,
  );
  return polled.every(({ after }) => after !== null);
}

const refusals: Readonly<Record<RefundProblem, string>> = {
  notFound: 'no such order',
  notPaid:
    'no provider has money of it: it was not paid online, or its refund is requested already',
  cannotEnd: 'an order in this status cannot be ended',
};

async function refund(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  const orderId = found?.attempts[0]?.attempt.orderId;
  if (!found || !orderId) return printProblem(`${word}: ${refusals.notFound}`);
  const outcome = await refundOrder(context.deps, found.tenant.id, {
    orderId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${refusals[outcome.error]}`);
  printLine(
    `The order has ended and its refund is requested; the server's jobs send it. npm run payments -- show ${orderId}`,
  );
  return true;
}

const closeRefusals: Readonly<Record<CloseRefundProblem, string>> = {
  notFound: 'no order, attempt or reference with this id',
  noOpenRefund: 'it has no open refund',
  inProgress: 'its refund is being sent to the provider right now: try again in two minutes',
};

async function closeOpenRefund(
  context: PaymentOperatorContext,
  word: string,
  why: string,
): Promise<boolean> {
  const found = await findAttemptsOfAnyTenant(context, word);
  if (!found) return printProblem(`${word}: ${closeRefusals.notFound}`);
  const refunding = found.attempts
    .map(({ attempt }) => attempt)
    .filter(({ state }) => state === 'refunding');
  const [attempt, other] = refunding;
  if (!attempt) return printProblem(`${word}: ${closeRefusals.noOpenRefund}`);
  if (other)
    return printProblem(
      `${word}: several refunds are open, name one of ${refunding.map(({ merchantRef }) => merchantRef).join(', ')}`,
    );
  const { orderId, id: attemptId, merchantRef } = attempt;
  const outcome = await closeRefund(context.deps, found.tenant.id, {
    orderId,
    attemptId,
    why: `${why} (${userInfo().username})`,
  });
  if (!outcome.ok) return printProblem(`${word}: ${closeRefusals[outcome.error]}`);
  printLine(
    `The refund of ${merchantRef} is closed; nothing more is sent. npm run payments -- show ${merchantRef}`,
  );
  return true;
}

async function run(
  context: PaymentOperatorContext,
  [command, ...rest]: readonly string[],
): Promise<boolean> {
  const { words, text: why } = splitAtFlag(rest, '--why');
  const [word] = words;
  if (command === 'list') return list(context, word === '--all');
  if (command === 'show' && word !== undefined) return show(context, word);
  if (command === 'reconcile') return reconcile(context, word);
  if (command === 'refund' && word !== undefined)
    return why === ''
      ? printProblem('a refund needs a reason: --why <text>')
      : refund(context, word, why);
  if (command === 'close-refund' && word !== undefined)
    return why === ''
      ? printProblem('closing a refund needs a reason: --why <text>')
      : closeOpenRefund(context, word, why);
  printLine(usage);
  return false;
}

const context = await openPaymentOperatorContext();
try {
  process.exitCode = (await run(context, process.argv.slice(2))) ? 0 : 1;
} finally {
  await context.close();
}
