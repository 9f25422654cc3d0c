import { setTimeout as wait } from 'node:timers/promises';
import { ownerQueries, type OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import { print } from '../../scripts/run-script.mjs';
import { type Connection, openConnection } from '../lib/connection.ts';
import { createUsersWithPoints } from '../lib/discount-users.ts';
import { figure, printFigures } from '../lib/figures.ts';
import { awaitOrderOutcome, postGuest, sendOrder } from '../lib/guest-orders.ts';
import { openShop } from '../lib/open-shop.ts';
import type { Bench } from '../lib/stack.ts';
import {
  isFrame,
  openStatementTap,
  type Statement,
  type StatementTap,
} from '../lib/statement-tap.ts';
import { type AskedDiscounts, discountedOrders, placeUserOrder } from './user-orders.ts';

/** Orders of a burst, and the calls that run at once. */
const burst = 48;
const clients = 16;
const stepMs = '1000';
/** Longer than any interval at which an idle server asks its database. */
const idleMs = 65_000;
const longestMs = 120_000;

/** Places one order from the first call to the poll for its outcome. */
type PlaceOrder = (connection: Connection, at: number) => Promise<unknown>;
type Measured = { tap: StatementTap; owner: OwnerQueries; port: number; idle: ReadonlySet<string> };

/**
 * Prints what orders cost the database from the first call of their shoppers to their completion:
 * guest, order, poll, and the jobs (kitchen, mails) with the calls of the emulated kitchen. One
 * order alone, then bursts: guests' orders, and orders of users with a coupon and points. What an
 * idle server asks anyway is not counted, nor are claims that found no job. Statements and commits
 * are counted, not timed, so a busy machine changes them only as far as fewer jobs fall together.
 */
export async function costOfWholeOrders(
  bench: Bench,
  discounts: readonly (readonly [string, AskedDiscounts])[],
): Promise<void> {
  bench.environment['SANDBOX_KITCHEN_STEP_MS'] = stepMs;
  await bench.startSandbox();
  const tap = await openStatementTap(bench.databaseUrl);
  bench.atEnd(async () => tap.close());
  const server = await bench.startServer({ DATABASE_URL: tap.url, ORDER_LIMITS: '1' });
  const owner = await ownerQueries(bench.databaseUrl);
  const shop = await openShop(bench, server);
  const asGuest: PlaceOrder = async (connection) => {
    const token = await postGuest(shop, connection);
    await awaitOrderOutcome(shop, connection, await sendOrder(shop, connection, token));
  };
  await placeAndAwait({ tap, owner, port: server.port, idle: new Set() }, 1, asGuest);
  const idle = await textsOfIdleServer(tap);
  const measured = { tap, owner, port: server.port, idle };
  await printCost('One order of a guest, alone', measured, 1, asGuest);
  await printCost(`${burst} orders of guests in a burst`, measured, burst, asGuest);
  const users = await createUsersWithPoints(bench.databaseUrl, burst);
  const address = { host: bench.host, port: server.port };
  for (const [name, asked] of discounts) {
    const [first] = users;
    if (!first) throw new Error('no users');
    const orders = await discountedOrders(address, first, asked);
    await printCost(
      `${burst} orders of users ${name}, in a burst`,
      measured,
      burst,
      async (connection, at) => {
        const user = users[at];
        if (!user) throw new Error('too few users');
        await awaitOrderOutcome(orders, connection, await placeUserOrder(orders, connection, user));
      },
    );
  }
  await owner.end();
  await server.stop();
}

async function textsOfIdleServer(tap: StatementTap): Promise<ReadonlySet<string>> {
  tap.clear();
  await wait(idleMs);
  return new Set(tap.statements.map(({ text }) => text));
}

async function printCost(
  title: string,
  measured: Measured,
  orders: number,
  place: PlaceOrder,
): Promise<void> {
  const { tap, owner, idle } = measured;
  const before = await nextTransaction(owner);
  tap.clear();
  await placeAndAwait(measured, orders, place);
  const commits = (await nextTransaction(owner)) - before;
  const counted = tap.statements.filter((each) => isOfOrders(each, idle));
  printFigures(`${title}: what each costs the database until it is completed`, [
    figure('SQL statements', counted.length / orders),
    figure('commits that write', commits / orders),
  ]);
  for (const [name, count] of byName(counted))
    print(`  ${name.padEnd(46)}${(count / orders).toFixed(2).padStart(8)}`);
}

/** A claim is asked by an idle server too: it counts when it found a job. */
const isOfOrders = (statement: Statement, idle: ReadonlySet<string>): boolean =>
  !isFrame(statement) &&
  (idle.has(statement.text)
    ? statement.application === 'comanda jobs' && (statement.rows ?? 0) > 0
    : true);

function byName(statements: readonly Statement[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { application, name, text } of statements) {
    const shown = `${application}: ${name || text.replaceAll(/\s+/g, ' ').slice(0, 30)}`;
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/**
 * The number of the next transaction that writes. Those that only read get none, and this read is
 * one of them.
 */
async function nextTransaction(owner: OwnerQueries): Promise<number> {
  const [row] = await owner.rows<{ next: string }>(
    'burger',
    'select pg_snapshot_xmax(pg_current_snapshot())::text as next',
  );
  return Number(row?.next);
}

/** Resolves when the orders are completed and no job is due. */
async function placeAndAwait(
  { owner, port }: Measured,
  orders: number,
  place: PlaceOrder,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(clients, orders) }, async () => {
      const connection = await openConnection(port, () => undefined);
      for (let at = next++; at < orders; at = next++) await place(connection, at);
      connection.close();
    }),
  );
  const deadline = performance.now() + longestMs;
  while ((await unfinished(owner)) > 0) {
    if (performance.now() > deadline) throw new Error('orders did not end in two minutes');
    await wait(500);
  }
}

async function unfinished(owner: OwnerQueries): Promise<number> {
  const [row] = await owner.rows<{ count: number }>(
    'burger',
    `select (select count(*) from orders where tenant_id = 'burger'
        and status not in ('completed', 'cancelled', 'failed', 'reversed'))::int
      + (select count(*) from jobs where tenant_id = 'burger'
        and run_at <= now() + interval '1 second')::int as count`,
  );
  return row?.count ?? Number.NaN;
}
