import { catalogue, type ErrorLabel, labelOfCode } from '@comanda/domain/errors/catalogue.ts';
import { minor } from '@comanda/domain/money/money.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJobToken } from './platform/http/job-token.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from './testing/order-server.ts';
import { publishShops } from './testing/publish-shops.ts';
import {
  callApi,
  createTestGuest,
  createUser,
  friesLine,
  type Guest,
  guestHeaders,
  orderPayload,
  pollTestOrder,
  postTestOrder,
} from './testing/shopper.ts';
import { testShop } from './testing/test-shop.ts';

/**
 * Tests that cause refusals by a call over HTTP: their file in this folder, the title, and the
 * codes. `here`: a test of this file.
 */
const here = 'refusals.test.ts';
const orders = 'order/place/';
const causes: readonly (readonly [file: string, title: string, ...codes: number[]])[] = [
  ['app.test.ts', 'a call that crashes answers 9999 without the reason', 9999],
  ['app.test.ts', 'a call that takes longer than fifteen seconds is answered with 408', 408],
  ['app.test.ts', 'a query that is missing', 1003],
  [`${orders}refused-orders.test.ts`, 'a total in words', 1001],
  [`${orders}refused-orders.test.ts`, 'an unknown store', 1002],
  [`${orders}refused-orders.test.ts`, 'a place outside every zone', 1005],
  [`${orders}refused-orders.test.ts`, 'a total that is not ours', 1007],
  [`${orders}refused-orders.test.ts`, 'an unknown product', 1011],
  [`${orders}refused-orders.test.ts`, 'points of a guest', 1014],
  [`${orders}refused-orders.test.ts`, 'an online method that the store does not offer', 1020],
  [`${orders}refused-orders.test.ts`, 'a closed store takes no order', 1024],
  [`${orders}refused-orders.test.ts`, 'a method the store does not take', 1025],
  [`${orders}refused-orders.test.ts`, 'a delivery below the minimum', 1026],
  [`${orders}refused-orders.test.ts`, 'cash marked as paid online', 1031],
  [`${orders}refused-orders.test.ts`, 'a coupon of a guest', 1055],
  [
    `${orders}order-limits.test.ts`,
    'a buyer has three unpaid orders at a store; the fourth is refused with 1038 and passes under its own key once one has ended',
    1038,
  ],
  [
    'address/saved-addresses.test.ts',
    'an address cannot be changed into another stored address',
    1004,
  ],
  [
    'authorisation.test.ts',
    '%s may be called by those whom its definition names, and by no one else',
    1006,
    1021,
  ],
  [
    'user/update-me.test.ts',
    'a change that a rule of the database refuses is answered with 1009 and leaves the account as it was',
    1009,
  ],
  ['user/update-me.test.ts', 'a new email needs the code that was mailed to it', 1027],
  ['user/update-me.test.ts', 'that an email has an account is said only to who proved it', 1028],
  [
    'user/update-me.test.ts',
    'after ten refused phones a user waits until a day after the first, also when they are sent at once',
    1037,
    1042,
  ],
  [
    'platform/http/read-only-database.test.ts',
    'while the database is read-only a write gets 503 with Retry-After, and menus and prices still answer',
    1010,
  ],
  [
    'card/saving-cards.test.ts',
    'after the 60 seconds that Oneclick waits, the provider is not asked and nothing is saved',
    1033,
  ],
  [
    'privacy/marks.test.ts',
    'the erasure of %s leaves no personal data in any column, job or log line, but the tax ids',
    1019,
  ],
  [
    'payment/paying.test.ts',
    'a stranger’s order is unknown, a cash order is not paid online, and a paid order is not paid twice',
    1030,
  ],
  [
    'payment/paying.test.ts',
    'an expired order and an order cancelled by its shopper take no payment',
    1032,
  ],
  [
    'payment/provider-trouble.test.ts',
    'a failing provider starts no payment: the shopper sees it at once, and the stored attempt ends by itself',
    1039,
  ],
  [
    'stop-during-orders.test.ts',
    'a server that has closed its port refuses orders and payments with 1041 and Retry-After, and stores none',
    1041,
  ],
  [
    'order/advance-order.test.ts',
    'a shopper cannot undo a card order or an order that the kitchen knows',
    1043,
  ],
  [
    'delivery/delivering.test.ts',
    'a cart is priced without an estimate while its courier has no riders; the order is refused before stock is reserved',
    1092,
  ],
  ['delivery/delivering.test.ts', 'a quote that meets %s refuses the order with %i', 1093, 11_101],
  [
    'coupon/coupon-orders.test.ts',
    '%s: prices say the word with the price, and the order is refused with it',
    ...[1040, 1048, 1049, 1051, 1053, 1058, 1059, 1069, 1072, 1076, 1077, 1080, 1081, 1108],
  ],
  [
    'coupon/coupon-orders.test.ts',
    'an offer price on every line is 1071, a use of everybody 1050, of the person 1052, an order before 1068',
    ...[1050, 1052, 1068, 1071],
  ],
  [
    'points/order-with-points.test.ts',
    'points that leave less than the minimum of a pickup to pay are refused with 1045',
    1045,
  ],
  [
    'points/points-race.test.ts',
    'an account that is locked for too long refuses the order with 1012, leaves coupon and stock untouched, and lets an order without points pass',
    1012,
  ],
  [
    'payment/unknown-charge.test.ts',
    'while a charge of the order has no known result no other payment starts, and the order shows no failure',
    1036,
  ],
  [here, 'a job token of a request without an outcome is answered with 1022', 1022],
  [here, 'a payment in a currency that the provider does not take is refused with 1035', 1035],
  [
    here,
    'an order above the maximum of its dispatch method is refused with 1044 and the numbers',
    1044,
  ],
];

/**
 * The refusals of docs/rules/limits.md#refusals-that-are-never-sent: code and label of each row of
 * its table.
 */
const page = readFileSync(join(import.meta.dirname, '../../../docs/rules/limits.md'), 'utf8');
const neverSent = [...page.matchAll(/^\| (\d+) +\| `(\w+)` +\| .+\|$/gm)].map(
  ([, code, label]) => ({ code: Number(code), label: String(label) as ErrorLabel }),
);

test('every refusal of the catalogue is caused by a test over HTTP or listed as never sent, and none is both', () => {
  const caused = causes.flatMap(([, , ...codes]) => codes);
  const listed = [...caused, ...neverSent.map(({ code }) => code)];
  const known = Object.values(catalogue).map(({ code }) => code);
  expect(listed.toSorted(byNumber)).toEqual(known.toSorted(byNumber));
  for (const { code, label } of neverSent) expect(labelOfCode(code)).toBe(label);
});

const byNumber = (one: number, other: number): number => one - other;

test.each(causes.map(([file, title, ...codes]) => ({ file, title, codes })))(
  '$file names and causes its refusals: $title',
  ({ file, title, codes }) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(text).toContain(title);
    for (const code of codes)
      expect(text).toMatch(new RegExp(`\\b${code}\\b|'${labelOfCode(code)}'`));
  },
);

test('no file of the server or the domain creates a refusal that is listed as never sent', () => {
  const root = join(import.meta.dirname, '../../..');
  const sources = ['apps/server/src', 'packages/domain/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => name.endsWith('.ts') && !/[.]test[.]ts$|testing\/|errors\/catalogue/.test(name),
      )
      .map((name) => join(root, folder, name)),
  );
  const creating = sources.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return neverSent.some(({ label }) => text.includes(`refusalOf('${label}'`));
  });
  expect(creating).toEqual([]);
  const promised = new Set<ErrorLabel>(
    endpointNames.flatMap((name) => [...allEndpoints[name].refusals]),
  );
  expect(neverSent.filter(({ label }) => promised.has(label))).toEqual([]);
});

let database: FreshDatabase;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { store: { pickUpMaximum: minor(9_000) } }),
  ]);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('a job token of a request without an outcome is answered with 1022', async () => {
  const now = server.deps.clock();
  const unknown = server.deps.random.id<OrderId>(now);
  const times = { createdAt: now, now };
  const token = createJobToken(server.deps.tokenSecret, 'burger' as TenantId, unknown, times);
  const { status, body } = await pollTestOrder(server, token);
  expect([status, body.code]).toEqual([404, 1022]);
});

test('a payment in a currency that the provider does not take is refused with 1035', async () => {
  const foreign = await freshDatabase();
  await publishShops(foreign.ownerUrl, [testShop('burger', { country: 'mx' })]);
  const mexican = await startOrderServer(foreign.appUrl);
  const { body: made } = await createUser(mexican, { phone: '5512345678' });
  const { status, body } = await callApi(
    mexican,
    `/v1/orders/${crypto.randomUUID()}/payments/webpay`,
    {
      method: 'POST',
      body: { redirect_url: `${mexican.origin}/processing-purchase` },
      headers: guestHeaders({ ...made, tenant: 'burger' }, { 'idempotency-key': 'one' }),
    },
  );
  await mexican.close();
  await foreign.drop();
  const metadata = { method: 'webpay', currency: 'MXN' };
  expect([status, body.code, body.metadata]).toEqual([422, 1035, metadata]);
});

test('an order above the maximum of its dispatch method is refused with 1044 and the numbers', async () => {
  const many = orderPayload({ items_attributes: [friesLine(4)], expected_total: 11_960 });
  const { status, body } = await postTestOrder(server, camila, many, 'many');
  expect([status, body.code, body.metadata]).toEqual([422, 1044, { maximum: 9_000, over: 2_960 }]);
});
