import type { PaymentReport } from '@comanda/domain/payment/payment-report.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredAttempt } from './attempt.rows.ts';
import { attemptsOfOrder } from './find-attempts.rows.ts';
import { saveAttempt } from './save-attempt.rows.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  burgerTenantId,
  openPaymentTestShop,
  paidLedger,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import { type Guest, createTestGuest } from '../testing/shopper.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';
import type { AnyJson } from '../testing/any-json.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;

beforeAll(async () => {
  shop = await openPaymentTestShop();
  other = await startOrderServer(shop.database.appUrl, {}, shop.sandbox.url);
  camila = await createTestGuest(shop.server);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const attemptsFor = (id: string) =>
  attemptsOfOrder(autocommit(shop.server.deps.db, burgerTenantId), id as never);
const captured = ({ attempt }: StoredAttempt): PaymentReport => ({
  source: 'poll',
  reported: 'captured',
  at: noon,
  sum: attempt.sum,
  merchantRef: attempt.merchantRef,
});
async function twoAttempts(): Promise<{ id: string; first: StoredAttempt; second: StoredAttempt }> {
  const made: AnyJson = await shop.order(camila);
  for (const press of [1, 2]) {
    shop.server.setClock(noon + press);
    await shop.start(camila, made.id);
  }
  const [first, second] = await attemptsFor(made.id);
  if (!first || !second) throw new Error('two attempts are needed');
  return { id: made.id, first, second };
}

test('the same report twenty times at once, in two processes: one payment, one kitchen notification, a balanced ledger', async () => {
  const { id, second } = await twoAttempts();
  const servers = [shop.server, other];
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      reconcileAttempt(servers[at % 2]?.deps ?? shop.server.deps, burgerTenantId, {
        attempt: second.attempt,
        report: captured(second),
      }),
    ),
  );
  expect(await shop.paymentState(id)).toMatchObject({
    paymentStatus: 'completed',
    attempts: ['pending', 'completed'],
    kitchen: 1,
    ledger: paidLedger,
  });
  const events = await shop.owner.rows(
    'burger',
    `select from ledger_events where order_id = $1 and event = 'paid'`,
    [id],
  );
  expect(events).toHaveLength(1);
});

test('two attempts are reported paid at once: one pays, and the other is refunded', async () => {
  const { id, first, second } = await twoAttempts();
  const reports = [first, second].map((stored, at) =>
    reconcileAttempt([shop.server, other][at]?.deps ?? shop.server.deps, burgerTenantId, {
      attempt: stored.attempt,
      report: captured(stored),
    }),
  );
  await Promise.all(reports);
  const money = await shop.paymentState(id);
  expect(money).toMatchObject({ paymentStatus: 'completed', kitchen: 1 });
  expect(money.attempts.toSorted()).toEqual(['completed', 'refunding']);
  expect(money.ledger).toEqual({ online: 11_980, refunds: -5_990, sales: -5_990 });
});

/** Without the rules and the row lock, the database constraint refuses the second payment. */
test('the database refuses a second paid attempt that is written without the rule', async () => {
  const { id, first, second } = await twoAttempts();
  const write = (server: OrderServer, stored: StoredAttempt) =>
    saveAttempt(autocommit(server.deps.db, burgerTenantId), {
      ...stored,
      attempt: { ...stored.attempt, state: 'completed' },
      isOver: false,
      at: new Date(noon).toISOString(),
      jobs: [],
      events: [],
    });
  const written = await Promise.allSettled([write(shop.server, first), write(other, second)]);
  const refused = written.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused).toEqual([
    expect.objectContaining({ constraint: 'payment_attempts_one_completed' }),
  ]);
  expect(
    (await shop.paymentState(id)).attempts.filter((state) => state === 'completed'),
  ).toHaveLength(1);
});

test('the serving role can neither change nor delete stored payment reports', async () => {
  const rows = await shop.owner.rows<{ may: string }>(
    'burger',
    `select g.privilege_type as may from pg_class c, aclexplode(c.relacl) g join pg_roles r
      on r.oid = g.grantee
      where c.relname = 'payment_events' and r.rolname like '%_app' order by may`,
  );
  expect(rows.map(({ may }) => may)).toEqual(['INSERT', 'SELECT']);
});
