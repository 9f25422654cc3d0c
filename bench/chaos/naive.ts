import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OwnerQueries } from '../../apps/server/src/testing/owner-queries.ts';
import type { AttemptFact, ChaosFacts, OrderFact } from './chaos-facts.ts';
import { noCards } from './card-facts.ts';
import { naiveCounterTables } from './counter/naive-counter-facts.ts';
import type { Program } from './cluster.ts';

const tables = `
  create table naive_orders (id uuid primary key, brand text not null, key text not null,
    total int not null, paid boolean not null default false, failed boolean not null default false);
  create table naive_attempts (order_id uuid not null, merchant_ref text not null,
    token text primary key);`;

export const makeNaiveTables = async (owner: OwnerQueries): Promise<void> =>
  void (await owner.rows('burger', tables + naiveCounterTables));

/** Starts the naive server in a process of its own. */
export async function startNaiveServer(databaseUrl: string, sandboxUrl: string): Promise<Program> {
  const env = { ...process.env, NAIVE_DATABASE_URL: databaseUrl, SANDBOX_URL: sandboxUrl };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'naive-server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    kill,
    stop: () => kill().then(() => 0),
    signal: (name) => void child.kill(name),
  };
}

/**
 * The state in the naive server's database. It has no ledger: it counts as held the sum of its paid
 * orders, and no attempt ever becomes final. It has no kitchen either: every paid order counts as
 * sent.
 */
export async function naiveFacts(owner: OwnerQueries): Promise<ChaosFacts> {
  const orders = await owner.rows<OrderFact>(
    'burger',
    `select id::text, brand, total, paid as "isPaid", false as "isOver", false as "isEndedByOther",
      true as "isNew", false as "isOpen", 0 as parts, 0 as "keptParts", 0 as "counterParts"
      from naive_orders`,
  );
  const attempts = await owner.rows<AttemptFact>(
    'burger',
    `select token as id, 'webpay' as method, order_id::text as "orderId",
      merchant_ref as "merchantRef", false as "isOpen", false as "superseded", '' as "eventLog",
      (select case when paid then total else 0 end from naive_orders o
        where o.id = order_id) as held from naive_attempts`,
  );
  const tickets = orders
    .filter(({ isPaid }) => isPaid)
    .map(({ id, brand, total }) => ({
      orderId: id,
      brand,
      total,
      toCollect: 0,
      isOver: false,
      isOpen: true,
    }));
  return { orders, attempts, tickets, stock: [], discounts: [], cards: noCards, unbalanced: 0 };
}
