import { afterAll, expect, test } from 'vitest';
import { ownerQueries } from '../../testing/owner-queries.ts';
import { noon } from '../../testing/order-server.ts';
import { store } from '../../testing/test-shop.ts';
import {
  deliveryOrderPayload,
  friesLine,
  createTestGuest,
  orderPayload,
  pollTestOrder,
  postTestOrder,
  placeTestOrder,
} from '../../testing/shopper.ts';
import { openPlacingTestShop } from '../../testing/placing-shop.ts';

const { database, server, camila, close } = await openPlacingTestShop();
afterAll(close);

test('an order stores the accepted wording of both services’ terms', async () => {
  const owner = await ownerQueries(database.ownerUrl);
  const publish = async (page: string, html: string) => {
    await owner.rows(
      'burger',
      `insert into pages (tenant_id, page, position, title, html)
        values ('burger', $1, 1, 'Términos', $2)
        on conflict (tenant_id, page) do update set html = excluded.html`,
      [page, html],
    );
    server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
  };
  const accepted = async () => {
    const { id } = await placeTestOrder(server, camila, orderPayload(), crypto.randomUUID());
    const [row] = await owner.rows<{ terms: { page: string; version: string }[] }>(
      'burger',
      `select snapshot -> 'terms' as terms from orders where id = $1`,
      [id],
    );
    return row?.terms;
  };
  await publish('terms-and-conditions', '<p>Pagas lo que pides.</p>');
  await publish('mercat-terms-and-conditions', '<p>No cocinamos.</p>');
  const first = await accepted();
  expect(first?.map(({ page }) => page)).toEqual([
    'terms-and-conditions',
    'mercat-terms-and-conditions',
  ]);
  expect(await accepted()).toEqual(first);
  await publish('mercat-terms-and-conditions', '<p>Tampoco repartimos.</p>');
  const second = await accepted();
  expect(second?.[0]).toEqual(first?.[0]);
  expect(second?.[1]?.version).not.toBe(first?.[1]?.version);
  await owner.end();
});

test('a pickup order paid in cash is stored as agreed and can be undone for six seconds', async () => {
  const { status, body } = await postTestOrder(
    server,
    camila,
    orderPayload({ cash_amount: 10_000, dispatch_note: '' }),
    'pickup-1',
  );
  expect(status).toBe(202);
  const done = await pollTestOrder(server, body.jobToken);
  expect(done.status).toBe(200);
  expect(done.body).toMatchObject({
    status: 'created',
    paymentStatus: 'created',
    paymentMethod: 'cash',
    storeName: 'Local Ñuñoa',
    subtotal: 5_990,
    total: 5_990,
    cashAmount: 10_000,
    delivery: 0,
    handOverCode: expect.stringMatching(/^\d{4}$/),
    address: null,
    napkin: true,
    createdAt: new Date(noon).toISOString(),
    estimatedAt: new Date(noon + 15 * 60_000).toISOString(),
    cancellableUntil: new Date(noon + 6_000).toISOString(),
    timeline: [{ status: 'created', at: new Date(noon).toISOString() }],
    products: [
      {
        productId: 1,
        name: 'Brasa Clásica',
        quantity: 1,
        unitPrice: 5_990,
        total: 5_990,
        modifiers: [{ id: 11, name: 'Bien cocida', price: 0 }],
      },
    ],
  });
});

test('a delivery order has its fee, its wait, its address and a code of four digits', async () => {
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ tip: 599, store_tip: 100, payment_method: 'card' }),
  );
  expect(made).toMatchObject({
    subtotal: 5_990,
    delivery: 1_990,
    tip: 599,
    storeTip: 100,
    total: 8_679,
    deliveryOption: 'deliverDoor',
    cancellableUntil: null,
  });
  expect(made.address).toMatchObject({ textAddress: 'Los Aromos 123', city: 'Ñuñoa' });
  expect(made.handOverCode).toMatch(/^\d{4}$/);
  expect(made.estimatedAt).toBe(new Date(noon + 40 * 60_000).toISOString());
});

test('a busy store adds its busy minutes once, for pickup and delivery', async () => {
  const who = await createTestGuest(server, 'busy');
  const minutesOf = async (body: object) =>
    (Date.parse((await placeTestOrder(server, who, body)).estimatedAt ?? '') - noon) / 60_000;
  expect([await minutesOf(orderPayload()), await minutesOf(deliveryOrderPayload())]).toEqual([
    35, 60,
  ]);
});

test('a house without a number can be ordered to if its street is given', async () => {
  const address = {
    text_address: 'Camino Real S/N',
    city: 'Ñuñoa',
    latitude: -33.45,
    longitude: -70.6,
  };
  expect(
    (await placeTestOrder(server, camila, deliveryOrderPayload({ address }), 'no-number')).address
      ?.textAddress,
  ).toBe('Camino Real S/N');
});

test('an address without a commune gets the store’s commune, and its place is stored for the courier', async () => {
  const address = {
    text_address: 'Los Aromos 123',
    city: ' ',
    latitude: -33.45,
    longitude: -70.6,
    google_place_id: 'osm:N5',
  };
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ address }),
    'no-commune',
  );
  expect(made.address).toMatchObject({ city: 'Ñuñoa' });
  const owner = await ownerQueries(database.ownerUrl);
  const kept = await owner.rows(
    'burger',
    `select snapshot->'address'->>'googlePlaceId' as id from orders where id = $1`,
    [made.id],
  );
  await owner.end();
  expect(kept).toEqual([{ id: 'osm:N5' }]);
});

test('the server ignores a zone, a fee and a minimum from the shopper', async () => {
  const said = {
    zone_id: 2,
    delivery_details: { fee: 0 },
    delivery: 0,
    delivery_fee: 0,
    fee: 0,
    minimum: 0,
  };
  const address = {
    text_address: 'Los Aromos 123',
    city: 'Ñuñoa',
    latitude: -33.45,
    longitude: -70.6,
    ...said,
  };
  expect(
    await placeTestOrder(server, camila, deliveryOrderPayload({ ...said, address }), 'forged'),
  ).toMatchObject({
    delivery: 1_990,
    total: 7_980,
  });
  const cheaper = await postTestOrder(
    server,
    camila,
    deliveryOrderPayload({ ...said, address, expected_total: 5_990 }),
    'forged-total',
  );
  expect(cheaper.body).toMatchObject({
    code: 1007,
    metadata: { reason: 'TOTAL_CHANGED', quote: { delivery: 1_990, total: 7_980 } },
  });
});

test('in a currency with decimals, requests and responses use the major unit', async () => {
  const who = await createTestGuest(server, 'asking');
  const made = await placeTestOrder(
    server,
    who,
    orderPayload({
      payment_method: 'card',
      expected_total: 59.9,
      store_tip: 5.5,
      checkout_answers: [{ checkout_question_id: 7, answer: 'CF' }],
    }),
  );
  expect(made).toMatchObject({ subtotal: 59.9, storeTip: 5.5, total: 65.4 });
});

test('a delivery above the free limit has no delivery fee', async () => {
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ items_attributes: [friesLine(7)], expected_total: 20_930 }),
    'free',
  );
  expect(made).toMatchObject({ subtotal: 20_930, delivery: 0, total: 20_930 });
  expect(store().deliveryZones[0]?.freeFrom).toBe(20_000);
});
