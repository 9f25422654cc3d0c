import { userInfo } from 'node:os';
import { complain, say, splitAt, table } from './desk/say.ts';
import { listAttempts } from './features/payment/list-attempts.ts';
import { eventsOf } from './features/payment/payment-events.ts';
import { type Desk, findAnywhere, openDesk } from './payments-cli/desk.ts';
import { attemptTable, storyOf, withHeads } from './payments-cli/print.ts';
import { eachAlone } from './platform/db/one-statement.ts';
import { reconcilePayments } from './workflows/payment/reconcile-payments.ts';
import { closeRefund, type NotClosed } from './workflows/payment/close-refund.ts';
import { type NotRefunded, refundOrder } from './workflows/payment/refund-order.ts';

const usage = `npm run payments -- list [--all]            attempts whose money is not settled, or the newest of all, newest first
npm run payments -- show <id>                 an order's or an attempt's story; our reference with the provider does as well
npm run payments -- reconcile [<id>]          ask the provider now about every unsettled attempt, or about these
npm run payments -- refund <id> --why <text>  give a paid order its money back; the order ends, the reason is kept
npm run payments -- close-refund <id> --why <text>  end a refund that the provider refuses for good and that was settled in another way`;

const most = 200;

async function list({ deps, tenants }: Desk, all: boolean): Promise<boolean> {
  const rows: (readonly string[])[] = [];
  for (const { id, decimals } of tenants) rows.push(...attemptTable(id, decimals, await listAttempts(eachAlone(deps.db, id), !all, most)));
  for (const line of rows.length > 0 ? withHeads(rows) : [all ? 'Nobody has paid online yet.' : 'Every payment is settled.']) say(line);
  return true;
}

async function show(desk: Desk, word: string): Promise<boolean> {
  const found = await findAnywhere(desk, word);
  if (!found) return complain(`${word}: no order, attempt or reference of that name`);
  const { tenant, attempts } = found;
  const [first] = attempts;
  if (first) say(`${tenant.id}, order #${first.orderNumber} (${first.attempt.orderId}), ${first.orderStatus}`);
  for (const each of attempts) {
    const story = await eventsOf(eachAlone(desk.deps.db, tenant.id), each.attempt.id);
    for (const line of storyOf(each, tenant.decimals, story)) say(line);
  }
  return true;
}

async function reconcile(desk: Desk, word: string | undefined): Promise<boolean> {
  const named = word === undefined ? null : await findAnywhere(desk, word);
  if (word !== undefined && !named) return complain(`${word}: no order, attempt or reference of that name`);
  const { deps } = desk;
  const asked = [];
  for (const { id } of named ? [named.tenant] : desk.tenants) {
    const attempts = named?.attempts ?? (await listAttempts(eachAlone(deps.db, id), true, most));
    asked.push(...(await reconcilePayments(deps, id, attempts)));
  }
  const rows = asked.map(({ attempt: { attempt, orderNumber }, after }) => [
    `#${orderNumber}`,
    attempt.merchantRef,
    `${attempt.state} → ${after ?? 'nobody answers'}`,
  ]);
  for (const line of table(rows)) say(line);
  say(`${asked.length} asked, ${asked.filter(({ attempt, after }) => after !== attempt.attempt.state).length} changed`);
  return asked.every(({ after }) => after !== null);
}

const refusals: Readonly<Record<NotRefunded, string>> = {
  notFound: 'no such order',
  notPaid: 'nothing of it is with a provider: it was not paid online, or its money is on its way back already',
  stays: 'an order in this status cannot be ended',
};

async function refund(desk: Desk, word: string, why: string): Promise<boolean> {
  const found = await findAnywhere(desk, word);
  const orderId = found?.attempts[0]?.attempt.orderId;
  if (!found || !orderId) return complain(`${word}: ${refusals.notFound}`);
  const outcome = await refundOrder(desk.deps, found.tenant.id, { orderId, why: `${why} (${userInfo().username})` });
  if (!outcome.ok) return complain(`${word}: ${refusals[outcome.error]}`);
  say(`The order has ended and its money is owed; the server's jobs give it back. npm run payments -- show ${orderId}`);
  return true;
}

const notClosed: Readonly<Record<NotClosed, string>> = {
  notFound: 'no order, attempt or reference of that name',
  nothingOwed: 'no refund of it is open',
  underWay: 'its refund is being sent to the provider right now: look again in two minutes',
};

async function closeOwed(desk: Desk, word: string, why: string): Promise<boolean> {
  const found = await findAnywhere(desk, word);
  if (!found) return complain(`${word}: ${notClosed.notFound}`);
  const owed = found.attempts.map(({ attempt }) => attempt).filter(({ state }) => state === 'reversing');
  const [attempt, other] = owed;
  if (!attempt) return complain(`${word}: ${notClosed.nothingOwed}`);
  if (other) return complain(`${word}: several refunds are open, name one of ${owed.map(({ merchantRef }) => merchantRef).join(', ')}`);
  const { orderId, id: attemptId, merchantRef } = attempt;
  const outcome = await closeRefund(desk.deps, found.tenant.id, { orderId, attemptId, why: `${why} (${userInfo().username})` });
  if (!outcome.ok) return complain(`${word}: ${notClosed[outcome.error]}`);
  say(`The refund of ${merchantRef} is closed; nothing more is sent. npm run payments -- show ${merchantRef}`);
  return true;
}

async function run(desk: Desk, [command, ...rest]: readonly string[]): Promise<boolean> {
  const { words, text: why } = splitAt(rest, '--why');
  const [word] = words;
  if (command === 'list') return list(desk, word === '--all');
  if (command === 'show' && word !== undefined) return show(desk, word);
  if (command === 'reconcile') return reconcile(desk, word);
  if (command === 'refund' && word !== undefined)
    return why === '' ? complain('a refund needs a reason: --why <text>') : refund(desk, word, why);
  if (command === 'close-refund' && word !== undefined)
    return why === '' ? complain('closing a refund needs a reason: --why <text>') : closeOwed(desk, word, why);
  say(usage);
  return false;
}

const desk = await openDesk();
try {
  process.exitCode = (await run(desk, process.argv.slice(2))) ? 0 : 1;
} finally {
  await desk.close();
}
