import { minor } from '@comanda/domain/money/money.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/db/open-database.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { grantPoints, leñaProgramme } from '../testing/points-shop.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { burgerLine, callApi, createTestGuest, guestHeaders } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser, type TestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let server: OrderServer;
let ana: TestUser;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { settings: leñaProgramme }),
    testShop('plain'),
    testShop('sushi', { country: 'mx', settings: { ...leñaProgramme, pointRate: minor(1_300) } }),
    testShop('cocina', { country: 'gt', settings: leñaProgramme }),
  ]);
  server = await startOrderServer(database.appUrl);
  ana = await createTestUser(server);
  await grantPoints(server, ana, 700);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The price of a burger of 5.990 as a caller asks for it. */
const price = async (
  outer: object,
  who: { token: string; tenant: string } | null = ana,
  by = server,
) => {
  const { cart = {}, ...rest } = outer as { cart?: object };
  const { status, body } = await callApi(by, '/v1/shopping_carts/prices', {
    method: 'POST',
    body: {
      cart: { store_id: 1, dispatch_method: 'in_store', items: [burgerLine], ...cart },
      ...rest,
    },
    headers: who ? guestHeaders(who as never) : { 'x-tenant': 'burger' },
  });
  return { status, body };
};
const shown = async (...asked: Parameters<typeof price>) => {
  const {
    description,
    metadata,
    points,
    loyaltyPoints,
    loyaltyProgram,
    maxLoyaltyMoneyToUse,
    total,
  } = (await price(...asked)).body;
  return {
    description,
    metadata,
    points,
    loyaltyPoints,
    loyaltyProgram,
    maxLoyaltyMoneyToUse,
    total,
  };
};
const without = {
  points: 0,
  loyaltyPoints: 0,
  loyaltyProgram: null,
  total: 5_990,
};
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = server.deps.db.statements();
  await work();
  return server.deps.db.statements() - before;
};

test('a user’s price with points has their money, their count and the most that can be used', async () => {
  const with300 = {
    description: null,
    metadata: {},
    points: 1_500,
    loyaltyPoints: 300,
    loyaltyProgram: { amount: 1_500 },
    maxLoyaltyMoneyToUse: 3_500,
    total: 4_490,
  };
  expect(await shown({ cash_to_exchange: 1_500 })).toEqual(with300);
  expect(await shown({ cash_to_exchange: 1_502 })).toEqual(with300);
  expect(await shown({ cart: { loyalty_points: 300 } })).toEqual(with300);
  expect(await shown({ cash_to_exchange: 0 })).toEqual({
    ...without,
    description: null,
    metadata: {},
    maxLoyaltyMoneyToUse: 3_500,
  });
});

test.each([
  ['less than a point', 4, 'notDiscount', {}],
  ['more than the food', 6_000, 'rewardHigherThanTotalPrice', { maximum: 5_990 }],
  ['more than the user has', 3_505, 'notEnoughPoints', { available: 3_500 }],
  ['less than the least', 995, 'minAmountToExchange', { minimum: 1_000 }],
])(
  'typed money that points cannot pay is said in the answer, and nothing is taken off: %s',
  async (_name, money, reason, limit) => {
    expect(await shown({ cash_to_exchange: money })).toEqual({
      ...without,
      description: 'LOYALTY_VALIDATION',
      metadata: { reason, ...limit },
      maxLoyaltyMoneyToUse: 3_500,
    });
  },
);

test.each([
  ['sushi', 30, 230, 29.9, 30],
  ['cocina', 30.55, 611, 30.55, 29.35],
])(
  'at %s, %d of money are %d points and pay %d, to the cent',
  async (tenant, money, count, paid, total) => {
    const who = await createTestUser(server, {}, tenant);
    await grantPoints(server, who, 2_000);
    expect(await shown({ cash_to_exchange: money }, who)).toMatchObject({
      description: null,
      points: paid,
      loyaltyPoints: count,
      total,
    });
  },
);

test('a price with points sends one statement, and one without them none', async () => {
  await price({ cash_to_exchange: 1_500 });
  expect(await statementsOf(() => price({ cash_to_exchange: 1_500 }))).toBe(1);
  expect(await statementsOf(() => price({ cash_to_exchange: 0 }))).toBe(1);
  expect(await statementsOf(() => price({}))).toBe(0);
  expect(await statementsOf(() => price({ cash_to_exchange: null }))).toBe(0);
});

test('guests and visitors are told that points need an account, without a statement', async () => {
  const guest = await createTestGuest(server);
  await price({}, guest);
  for (const who of [guest, null]) {
    const asking = () => shown({ cash_to_exchange: 1_500 }, who);
    expect(await statementsOf(asking)).toBe(0);
    expect(await asking()).toEqual({
      ...without,
      description: 'LOYALTY_VALIDATION',
      metadata: { reason: 'GUESTS_HAVE_NO_POINTS' },
      maxLoyaltyMoneyToUse: 0,
    });
    expect(await shown({ cash_to_exchange: 0 }, who)).toMatchObject({ description: null });
  }
});

test('a brand without a programme says so and uses no points', async () => {
  const other = await createTestUser(server, {}, 'plain');
  await grantPoints(server, other, 700);
  expect(await shown({ cash_to_exchange: 1_500 }, other)).toMatchObject({
    ...without,
    description: 'OPERATION_NOT_SUPPORTED',
    metadata: { reason: 'POINTS' },
  });
});

test('money and a count that contradict each other are refused, and so is a count that is none', async () => {
  const both = await price({ cash_to_exchange: 1_500, cart: { loyalty_points: 299 } });
  expect([both.status, both.body.code, both.body.metadata]).toEqual([
    422,
    1007,
    { field: 'cart.loyalty_points' },
  ]);
  for (const loyalty_points of [-1, 0.5, 1e308, '300', {}, [300]])
    expect(
      (await price({ cart: { loyalty_points } })).body.code,
      JSON.stringify(loyalty_points),
    ).toBe(1001);
  for (const cash_to_exchange of [-1, 1e308, '300', {}, 0.5])
    expect((await price({ cash_to_exchange })).body.code, JSON.stringify(cash_to_exchange)).toBe(
      1001,
    );
});

test('a balance that cannot be read is said, and the price stands without points', async () => {
  const db = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', connections: 1 });
  const away = await startOrderServer(database.appUrl, { db });
  expect(await shown({ cash_to_exchange: 1_500 }, ana, away)).toEqual({
    ...without,
    description: 'LOYALTY_COMMUNICATION',
    metadata: {},
    maxLoyaltyMoneyToUse: 0,
  });
  await away.close();
});
