import { makeHours } from '@comanda/domain/testing/make.ts';
import type { OrderId } from '@comanda/domain/ids.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockOrder } from './move-order.rows.ts';
import { reservations } from './reservations/reservations.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type Tx, withTenant } from '../platform/db/tenant-transaction.ts';
import { setStockUnits, stockUnitsLeft } from '../testing/owner-queries.ts';
import { tomorrowAtOne } from '../testing/future-orders.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import {
  burgerTenantId as burger,
  openPaymentTestShop,
  type PaymentTestShop,
} from '../testing/payment-shop.ts';
import {
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  lastOnesLine,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
} from '../testing/shopper.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { alertUnacceptedOrders } from './alert-unaccepted-orders.ts';
import { cancelOrderByOperator } from '../delivery/operator-delivery-actions.ts';
import { endOrder } from './end-order.ts';
import { refundOrderForOperator } from '../refund/refund-order-for-operator.ts';

let shop: PaymentTestShop;
let other: OrderServer;
let camila: Guest;
/** Counts the stock changes of the store that were published to the other server. */
let announcements = 0;

beforeAll(async () => {
  shop = await openPaymentTestShop(['burger'], {
    futureOrdersEnabled: true,
    slotCapacity: 2,
    acceptMinutes: 20,
    businessHours: makeHours('12:00:00', '16:00:00'),
  });
  other = await startOrderServer(shop.database.appUrl);
  other.deps.events.subscribe(({ kind }) => {
    if (kind === 'prices') announcements += 1;
  });
  camila = await createTestGuest(shop.server);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});
beforeEach(async () => {
  for (const table of [
    'ledger_events',
    'payment_events',
    'payment_refunds',
    'payment_attempts',
    'delivery_events',
  ])
    await shop.owner.rows('burger', `delete from ${table}`);
  for (const table of [
    'orders',
    'slot_bookings',
    'coupon_uses',
    'coupon_counters',
    'points_accounts',
  ])
    await shop.owner.rows('burger', `delete from ${table}`);
  await shop.owner.rows('burger', 'delete from jobs');
  shop.server.setClock(noon);
  await otherServerHears(1, () => setStockUnits(shop.owner, 'burger', soldProduct, 1));
  shop.server.deps.menus.invalidateStore(burger, 1 as never);
});

/** The product of every order here; the store has one unit of it. */
const soldProduct = 4;
const tomorrow = Date.parse(tomorrowAtOne.requested_instant);
const line = { items_attributes: [lastOnesLine(1)], expected_total: 12_990 };

/** Reads the reservations of the shop's only order from the database. */
const reserved = async () => {
  const [slot] = await shop.owner.rows<{ booked: number }>(
    'burger',
    'select booked from slot_bookings',
  );
  const [coupon] = await shop.owner.rows<{ used: number }>(
    'burger',
    'select used from coupon_counters',
  );
  const units = await stockUnitsLeft(shop.owner, 'burger', soldProduct);
  const [account] = await shop.owner.rows<{ balance: number }>(
    'burger',
    'select balance::int from points_accounts',
  );
  return { units, booked: slot?.booked, used: coupon?.used, points: account?.balance };
};
/** `points`: the buyer's balance, who has 300 points while the order holds none. */
const held = { units: 0, booked: 1, used: 1, points: 0 };
const free = { units: 1, booked: 0, used: 0, points: 300 };
/** The food was begun: only the use of the coupon and the points come back. */
const begun = { ...held, used: 0, points: 300 };
/** The order was completed: only the points come back. */
const completed = { ...held, points: 300 };

/** The units left that the other server's cache says, without asking the database again. */
const unitsOfOtherServer = async () =>
  (await other.deps.menus.storeFacts(burger, 1 as never))?.index.priceByProduct.get(soldProduct)
    ?.stock;
/**
 * Does the work, waits until it was announced to the other server, and checks what that server's
 * cache says then.
 */
async function otherServerHears<T>(units: number, work: () => Promise<T>): Promise<T> {
  const before = announcements;
  const done = await work();
  await expect.poll(() => announcements, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before);
  expect(await unitsOfOtherServer()).toBe(units);
  return done;
}

type Placed = { id: OrderId; token: string };
type Stage = 'unpaid' | 'scheduled' | 'shown' | 'preparing' | 'completed';

const setStatus = async (id: OrderId, status: string) => {
  const path = `/v1/integrations/orders/${id}/status`;
  expect((await postAsIntegration(shop.server, path, { status })).body).toMatchObject({ status });
};

/** Makes the order one that was placed with a coupon of three uses. */
const takeCoupon = (id: OrderId) =>
  shop.owner.rows(
    'burger',
    `update orders o set coupon_taken = take_coupon(o.tenant_id, o.id, o.buyer_id,
      '{"code": "LENA20", "name": "x", "maxUses": 3}', o.created_at)
      where o.id = $1`,
    [id],
  );

/** Makes the order one that uses 300 points, all that its buyer has. */
async function takePoints(id: OrderId): Promise<void> {
  await shop.owner.rows(
    'burger',
    `insert into points_accounts select tenant_id, buyer_id, 300 from orders where id = $1
      on conflict (tenant_id, user_id) do update set balance = 300`,
    [id],
  );
  await shop.owner.rows(
    'burger',
    `update orders o set points_taken = spend_points(o.tenant_id, o.buyer_id, o.id, 300,
      o.created_at) where o.id = $1`,
    [id],
  );
}

/**
 * Places an order for tomorrow that holds the unit, a place of its slot, a use of a coupon and
 * points, and brings it to a stage.
 */
async function orderAt(stage: Stage, isDelivery = false): Promise<Placed> {
  const changes = { payment_method: 'online', ...line };
  const { order } = isDelivery
    ? deliveryOrderPayload({ ...changes, expected_total: 14_980 })
    : orderPayload(changes);
  const body = { ...orderPayload(order, { online_payment: true, ...tomorrowAtOne }) };
  const { id } = await placeTestOrder(shop.server, camila, body, crypto.randomUUID());
  await takeCoupon(id);
  await takePoints(id);
  const placed = { id, token: '' };
  if (stage === 'unpaid') return placed;
  placed.token = (await shop.start(camila, id)).body.next.fields.token_ws;
  await shop.returnFromProvider(await shop.actOnPage(placed.token, 'pay'));
  if (stage === 'scheduled') return placed;
  shop.server.setClock(tomorrow);
  await shop.runJobs('release-scheduled-order', id);
  await shop.runJobs('notify-kitchen', id);
  for (const status of ['preparing', 'ready', 'completed'])
    if (stage === 'completed' || (stage === 'preparing' && status === 'preparing'))
      await setStatus(id, status);
  return placed;
}

const attemptOf = async (id: OrderId): Promise<string> => {
  const rows = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [id],
  );
  return rows[0]?.id ?? '';
};

const cancelByShopper = ({ id }: Placed) =>
  callApi(shop.server, `/v1/orders/${id}/cancel`, {
    method: 'POST',
    headers: guestHeaders(camila),
  });
const refundByOperator = ({ id }: Placed) =>
  refundOrderForOperator(shop.server.deps, burger, { orderId: id, why: 'no gas (ana)' });

/** The provider gives the money back by itself; the server learns it with its next poll. */
async function chargeBack({ id, token }: Placed): Promise<void> {
  const url = `${shop.sandbox.url}/webpay/rswebpaytransaction/api/webpay/v1.2/transactions/${token}/refunds`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tbk-api-key-id': '597055555532',
      'tbk-api-key-secret': 'sandbox-webpay-secret',
    },
    body: JSON.stringify({ amount: 12_990 }),
  });
  expect(answer.status).toBe(200);
  await shop.runJobs('poll-payment', await attemptOf(id));
}

type Way = {
  stage: Stage;
  isDelivery?: boolean;
  end(placed: Placed): Promise<unknown>;
  status: string;
  left: typeof held;
};

const ways: Record<string, Way> = {
  'its shopper before it is paid': {
    stage: 'unpaid',
    end: cancelByShopper,
    status: 'cancelled',
    left: free,
  },
  'the end of its payment window': {
    stage: 'unpaid',
    end: ({ id }) =>
      jobHandlers(shop.server.deps)['expire-order']({ tenantId: burger, orderId: id }),
    status: 'failed',
    left: free,
  },
  'its restaurant before it opens': {
    stage: 'scheduled',
    end: ({ id }) => setStatus(id, 'cancelled'),
    status: 'cancelled',
    left: free,
  },
  'its restaurant, which refuses it': {
    stage: 'shown',
    end: ({ id }) => setStatus(id, 'failed'),
    status: 'failed',
    left: free,
  },
  'its restaurant, which does not begin it': {
    stage: 'shown',
    end: () => {
      shop.server.setClock(tomorrow + 20 * 60_000);
      return alertUnacceptedOrders(shop.server.deps);
    },
    status: 'cancelled',
    left: free,
  },
  'an operator’s refund before it opens': {
    stage: 'scheduled',
    end: refundByOperator,
    status: 'cancelled',
    left: free,
  },
  'an operator’s refund before it is begun': {
    stage: 'shown',
    end: refundByOperator,
    status: 'cancelled',
    left: free,
  },
  'its provider, which gives the money back before it opens': {
    stage: 'scheduled',
    end: chargeBack,
    status: 'cancelled',
    left: free,
  },
  'its provider, which gives the money back before it is begun': {
    stage: 'shown',
    end: chargeBack,
    status: 'cancelled',
    left: free,
  },
  'an operator who cancels its delivery': {
    stage: 'shown',
    isDelivery: true,
    end: ({ id }) => {
      const why = { orderId: id, by: 'ana', why: 'no gas' };
      return cancelOrderByOperator(shop.server.deps, burger, why);
    },
    status: 'cancelled',
    left: free,
  },
  'the deadline of an order that nobody brings': {
    stage: 'shown',
    isDelivery: true,
    end: async ({ id }) => {
      await shop.owner.rows('burger', 'update orders set decide_by = $2 where id = $1', [
        id,
        new Date(tomorrow).toISOString(),
      ]);
      const job = { tenantId: burger, orderId: id };
      await jobHandlers(shop.server.deps)['cancel-undelivered-order'](job);
    },
    status: 'cancelled',
    left: free,
  },
  'its restaurant in its preparation': {
    stage: 'preparing',
    end: ({ id }) => setStatus(id, 'cancelled'),
    status: 'cancelled',
    left: begun,
  },
  'an operator’s refund in its preparation': {
    stage: 'preparing',
    end: refundByOperator,
    status: 'cancelled',
    left: begun,
  },
  'an operator’s refund after it was completed': {
    stage: 'completed',
    end: refundByOperator,
    status: 'reversed',
    left: completed,
  },
  'its provider, which gives the money back after it was completed': {
    stage: 'completed',
    end: chargeBack,
    status: 'reversed',
    left: completed,
  },
};

const statusOf = async ({ id }: Placed) =>
  (
    await shop.owner.rows<{ status: string }>('burger', 'select status from orders where id = $1', [
      id,
    ])
  )[0]?.status;

test.each(Object.entries(ways))(
  'coupon, stock and slot of an order that is ended by %s',
  async (_name, { stage, isDelivery, end, status, left }) => {
    const placed = await otherServerHears(0, () => orderAt(stage, isDelivery));
    expect(await reserved()).toEqual(held);
    if (left === free) await otherServerHears(1, () => end(placed));
    else await end(placed);
    expect([await statusOf(placed), await reserved()]).toEqual([status, left]);
    const attempt = await attemptOf(placed.id);
    for (const job of ['refund-payment', 'poll-payment', 'refund-payment'] as const)
      if (attempt !== '') await shop.runJobs(job, attempt);
    await end(placed).catch(() => undefined);
    expect(await reserved()).toEqual(left);
  },
);

test('every server sells the units of a cash order again that its shopper undid', async () => {
  const { id } = await otherServerHears(0, () =>
    placeTestOrder(shop.server, camila, orderPayload(line), crypto.randomUUID()),
  );
  await takeCoupon(id);
  await takePoints(id);
  await otherServerHears(1, () => cancelByShopper({ id, token: '' }));
  expect(await reserved()).toMatchObject({ units: 1, used: 0 });
});

test('an order ends once, even with two ends in one transaction or on two servers at once', async () => {
  const placed = await orderAt('scheduled');
  const end = { status: 'cancelled', why: 'a test', author: 'operator', now: noon } as const;
  const twice = await withTenant(shop.server.deps.db, burger, async (tx) => {
    const order = await lockOrder(tx, placed.id);
    if (!order) throw new Error('the order is gone');
    const first = await endOrder(shop.server.deps, tx, order, end);
    return [first, await endOrder(shop.server.deps, tx, order, end)];
  });
  expect([twice, await reserved()]).toEqual([[true, false], free]);
  const next = await orderAt('scheduled');
  const refunds = [shop.server, other, shop.server, other].map(({ deps }) =>
    refundOrderForOperator(deps, burger, { orderId: next.id, why: 'a test' }),
  );
  expect((await Promise.all(refunds)).filter(({ ok }) => ok)).toHaveLength(1);
  expect(await reserved()).toEqual(free);
});

/**
 * Releases the order's reservations from many connections of two servers at once, none of which
 * locks the order.
 */
const releaseAtOnce = (work: (tx: Tx) => Promise<unknown>) =>
  Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      work(autocommit((at % 2 === 0 ? shop.server : other).deps.db, burger)),
    ),
  );

test.each(reservations)(
  '$name is released once, although no caller holds the order’s lock',
  async ({ release }) => {
    const { id } = await orderAt('scheduled');
    await shop.owner.rows('burger', 'update slot_bookings set booked = 2');
    await shop.owner.rows('burger', 'update coupon_counters set used = 2');
    const before = await reserved();
    await releaseAtOnce((tx) => release(tx, id, noon));
    const after = await reserved();
    const given = [
      Number(after.units) - Number(before.units),
      Number(before.booked) - Number(after.booked),
      Number(before.used) - Number(after.used),
      (Number(after.points) - Number(before.points)) / 300,
    ];
    expect(given.toSorted()).toEqual([0, 0, 0, 1]);
  },
);

/**
 * Proves that the calls above meet: a statement that does not clear what it gives back gives it
 * back each time.
 */
test('a release that does not update the order releases one unit many times', async () => {
  const { id } = await orderAt('scheduled');
  await releaseAtOnce((tx) =>
    tx.query(
      'naive-release',
      sql`update prices p set stock = p.stock + (o.stock_taken ->> '4')::integer from orders o
        where o.tenant_id = ${burger} and o.id = ${id} and p.tenant_id = ${burger}
          and p.product_id = 4 and p.channel = 'web'`,
    ),
  );
  expect((await reserved()).units).toBeGreaterThan(1);
});
