import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { findMarks } from '../testing/find-marks.ts';
import {
  answerMarkedSurvey,
  createMarkedGuest,
  createMarkedUser,
  eraseMarked,
  markedQuestions,
  marks,
  markedTaxId,
} from '../testing/marked-person.ts';
import { deliverMarkedOrder, payMarkedOrder, placeMarkedOrder } from '../testing/marked-orders.ts';
import { captureLog } from '../testing/capture-log.ts';
import { readPersonalColumns } from '../testing/personal-columns.ts';
import {
  callApi,
  createUser,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';

let shop: DeliveryTestShop;
let log: string[];

beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery'], { checkoutQuestions: markedQuestions });
  log = captureLog();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const found = (text = marks) => findMarks(shop.owner, 'burger', text);
const inJobs = (places: readonly string[]) => places.filter((place) => place.startsWith('jobs.'));
const markedLines = () => log.filter((line) => new RegExp(marks, 'iu').test(line));

/** The values that accounting keeps of all orders: the same before and after an erasure. */
const accounts = () =>
  shop.owner.rows(
    'burger',
    `select (select jsonb_agg(to_jsonb(l) order by l.order_id, l.event)
      from ledger_events l) as ledger,
      (select jsonb_agg(to_jsonb(a) order by a.id) from payment_attempts a) as attempts,
      (select jsonb_agg(to_jsonb(e) order by e.position) from payment_events e) as events,
      (select jsonb_agg(jsonb_build_array(o.id, o.status, o.payment_status, o.subtotal, o.total,
        o.store_id, o.created_at, o.timeline,
        o.snapshot -> 'parts', o.snapshot -> 'storeName',
        jsonb_path_query_array(o.lines, '$[*].name')) order by o.id) from orders o) as orders`,
  );

/**
 * The rider of the sandbox, as the order showed it: a name and, while on the way, a phone and a
 * page.
 */
async function riderMarks(orderId: string): Promise<string> {
  const [row] = await shop.owner.rows<{ name: string; url: string }>(
    'burger',
    `select rider ->> 'name' as name, tracking_url as url from deliveries where order_id = $1`,
    [orderId],
  );
  expect(row).toEqual({ name: expect.any(String), url: expect.any(String) });
  return `${row?.name}|${row?.url.replace(/[^\w:/.-]/gu, '.')}`;
}

test.each([
  ['a guest', createMarkedGuest],
  ['a user', createMarkedUser],
])(
  'the erasure of %s leaves no personal data in any column, job or log line, but the tax ids',
  async (_who, create) => {
    const guest = await create(shop);
    const quillay = { name: 'Ester Quillay', email: 'quillay@example.com' };
    const { body: neighbour } = await createUser(shop.server, quillay);
    await placeTestOrder(shop.server, { ...neighbour, tenant: 'burger' }, orderPayload(quillay));
    const brought = await payMarkedOrder(shop, guest, 'delivery');
    expect(await eraseMarked(shop, guest)).toMatchObject({
      status: 409,
      body: { code: 1019, metadata: { reason: 'ORDER_UNDER_WAY' } },
    });
    await deliverMarkedOrder(shop, brought);
    await answerMarkedSurvey(shop, guest, brought);
    const returned = await payMarkedOrder(shop, guest, 'pickup');
    await shop.setKitchenStatus(returned, 'cancelled');
    expect(await eraseMarked(shop, guest), 'the refund is under way').toMatchObject({
      status: 409,
    });
    await shop.runJobs('refund-payment', await attemptOf(returned));
    await shop.runJobs('poll-payment', await attemptOf(returned));
    const picked = await placeMarkedOrder(shop, guest);
    await shop.setKitchenStatus(picked, 'cancelled');

    const { personal, kept } = readPersonalColumns();
    const before = await found();
    expect(before).toEqual(
      expect.arrayContaining(['users.email', 'addresses.city', 'orders.snapshot', 'orders.lines']),
    );
    const coordinates = ['addresses.latitude', 'addresses.longitude'];
    expect(before.filter((place) => !personal.has(place) && !coordinates.includes(place))).toEqual(
      [],
    );
    expect(inJobs(before)).toEqual([]);
    const rider = await riderMarks(brought);
    const booked = await accounts();
    const neighbours = await found('quillay');

    expect(await eraseMarked(shop, guest)).toMatchObject({ status: 204 });
    expect(await found()).toEqual([]);
    const ofOrders = (place: string) => /^(?:orders|deliveries|delivery_events)[.]/u.test(place);
    expect((await found(rider)).filter(ofOrders)).toEqual([]);
    const keptTaxId = await found(markedTaxId);
    expect(keptTaxId).toEqual(['orders.snapshot']);
    expect(keptTaxId.filter((place) => !kept.has(place))).toEqual([]);
    expect(markedLines()).toEqual([]);
    expect(log.join('')).toContain('a person was erased');
    expect(await accounts()).toEqual(booked);
    expect(await found('quillay')).toEqual(neighbours);
    expect(
      await callApi(shop.server, '/v1/users/me', { headers: guestHeaders(guest) }),
    ).toMatchObject({ status: 401 });
  },
);

async function attemptOf(orderId: string): Promise<string> {
  const rows = await shop.owner.rows<{ id: string }>(
    'burger',
    'select id from payment_attempts where order_id = $1',
    [orderId],
  );
  return rows[0]?.id ?? '';
}
