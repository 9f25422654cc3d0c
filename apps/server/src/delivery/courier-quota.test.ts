import { defaultOrderLimits } from '@comanda/domain/order-limits/order-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import {
  callApi,
  deliveryOrderPayload,
  orderPayload,
  pollTestOrder,
  postTestOrder,
} from '../testing/shopper.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
  const orderLimits = { ...defaultOrderLimits, courierQuotesPerNetworkAndHour: 2 };
  await shop.owner.rows('burger', 'update tenant_settings set operations = $1', [{ orderLimits }]);
  shop.server.deps.config.orderLimits = true;
});
afterAll(() => shop.close());

const estimateAt = async (latitude: number): Promise<string | null> => {
  const { status, body } = await callApi(shop.server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: { 'x-tenant': 'burger' },
    body: {
      cart: {
        store_id: 1,
        dispatch_method: 'store_delivery',
        items: orderPayload().order.items_attributes,
      },
      state: { latitude, longitude: -70.6 },
    },
  });
  expect([status, body.delivery]).toEqual([200, 1_990]);
  return body.uberEstimateId;
};

test('one network gets a limited number of courier quotes for prices an hour; then prices have no estimate, and an order still gets a quote', async () => {
  const first = await estimateAt(-33.451);
  expect([first, await estimateAt(-33.453)]).toEqual([
    expect.stringMatching(/^dqt_/u),
    expect.stringMatching(/^dqt_/u),
  ]);
  expect(await estimateAt(-33.455), 'the third door of the hour').toBeNull();
  expect(await estimateAt(-33.45102), 'a door beside the first, whose quote is known').toBe(first);
  const address = {
    text_address: 'Los Aromos 123',
    city: 'Ñuñoa',
    latitude: -33.455,
    longitude: -70.6,
  };
  const accepted = await postTestOrder(
    shop.server,
    shop.who,
    { ...deliveryOrderPayload({ payment_method: 'online', address }), online_payment: true },
    crypto.randomUUID(),
  );
  expect(accepted, JSON.stringify(accepted.body)).toMatchObject({ status: 202 });
  const { body: made } = await pollTestOrder(shop.server, accepted.body.jobToken);
  const [row] = await shop.owner.rows<{ quote: { id: string } }>(
    'burger',
    `select snapshot -> 'courier' -> 'quote' as quote from orders where id = $1`,
    [made.id],
  );
  expect(row?.quote.id).toMatch(/^dqt_/u);
  expect(await shop.server.deps.metrics.text()).toContain(
    'comanda_limit_hits_total{limit="courierQuotesPerNetworkAndHour"} 1',
  );
});
