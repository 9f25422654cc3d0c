import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import type { LedgerEntry } from '@comanda/domain/ledger/ledger-entry.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { testShop } from '../testing/test-shop.ts';
import { saveOrderEnd } from '../order/end/save-order-end.rows.ts';
import { lockOrder, moveOrder } from '../order/move-order.rows.ts';

let database: FreshDatabase;
let owner: OwnerQueries;
let serving: Database;
const order = '0199f0a0-0000-7000-8000-000000000001';
const buyer = '0199f0a0-0000-7000-8000-000000000002';
const burger = 'burger' as TenantId;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop(burger)]);
  owner = await ownerQueries(database.ownerUrl);
  serving = openDatabase({ url: database.appUrl, connections: 1 });
  await owner.rows(
    burger,
    `insert into users values ('burger', $1, 'guest', 'x', 'x', 'x', 'x', 'email', now())`,
    [buyer],
  );
  await owner.rows(
    burger,
    `insert into orders (tenant_id, id, store_id, number, buyer_id, status, payment_status,
      payment_method, dispatch_method, customer_name, customer_email,
      customer_phone, subtotal, discount, delivery, service_fee, tip, store_tip, total, snapshot,
      stock_taken, created_at, lines, timeline)
      values ('burger', $1, 1, 1, $2, 'created', 'created', 'cash', 'in_store', 'x', 'x', 'x', 10,
        0, 0, 0, 0, 0, 10, '{}', '{}', now(), '[]', '[]')`,
    [order, buyer],
  );
});
afterAll(async () => {
  await owner.end();
  await serving.close();
  await database.drop();
});

const write = (event: string, accounts: string[], amounts: number[]) =>
  owner.rows(burger, `insert into ledger_events values ('burger', $1, $2, now(), $3, $4)`, [
    order,
    event,
    accounts,
    amounts,
  ]);

test.each([
  [
    'entries that do not sum to zero',
    'placed',
    ['clearing', 'sales'],
    [10, -9],
    'ledger_must_balance',
  ],
  ['an amount without an account', 'placed', ['clearing'], [10, -10], 'ledger_must_balance'],
  [
    'an unknown account',
    'placed',
    ['clearing', 'pocket'],
    [10, -10],
    'ledger_events_accounts_check',
  ],
  ['an unknown event', 'guessed', ['clearing', 'sales'], [10, -10], 'ledger_events_event_check'],
])('%s creates no ledger row', async (_case, event, accounts, amounts, constraint) => {
  await expect(write(event, accounts, amounts)).rejects.toMatchObject({ constraint });
});

test('an event is stored once and is read back as its entries', async () => {
  await write('placed', ['clearing', 'sales'], [10, -10]);
  await expect(write('placed', ['clearing', 'sales'], [10, -10])).rejects.toMatchObject({
    constraint: 'ledger_events_once',
  });
  expect(
    await owner.rows(burger, 'select account, amount::int from ledger_entries order by account'),
  ).toEqual([
    { account: 'clearing', amount: 10 },
    { account: 'sales', amount: -10 },
  ]);
});

/**
 * Moves the order in one transaction that books these entries: first a step without money, then the
 * end with them.
 */
const cancelWith = (entries: readonly LedgerEntry[]) =>
  withTenant(serving, burger, async (tx) => {
    const locked = await lockOrder(tx, order as OrderId);
    if (!locked) throw new Error('the order is gone');
    const at = '2026-11-21T20:00:00Z';
    const move = { id: locked.id, status: 'preparing', paymentStatus: 'created' } as const;
    await moveOrder(tx, { ...move, at, ledger: null });
    const end = {
      endStatus: 'cancelled',
      paymentStatus: 'cancelled',
      at,
      staysOnBoard: false,
    } as const;
    const preparing = { ...locked, status: 'preparing' } as const;
    await saveOrderEnd(tx, preparing, { ...end, ledger: { event: 'undone', entries } });
  });

test('entries that do not sum to zero fail their whole transaction, and the order stays unchanged', async () => {
  const status = () => owner.rows(burger, 'select status, payment_status from orders');
  const sales = { account: 'sales', amount: minor(10) } as const;
  await expect(cancelWith([sales])).rejects.toThrow(
    'ledger event undone is out of balance by 10: sales 10',
  );
  expect(await status()).toEqual([{ status: 'created', payment_status: 'created' }]);
  await cancelWith([sales, { account: 'clearing', amount: minor(-10) }]);
  expect(await status()).toEqual([{ status: 'cancelled', payment_status: 'cancelled' }]);
});

test('points are booked to their own account and lower the total of an order', async () => {
  await write('reversed', ['points', 'sales'], [3, -3]);
  const takePoints = (total: number) =>
    owner.rows(burger, 'update orders set points = 3, total = $1', [total]);
  await expect(takePoints(10)).rejects.toMatchObject({ constraint: 'orders_total_check' });
  await takePoints(7);
});
