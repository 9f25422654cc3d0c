import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type JsonValue, valuePaths, withValue } from '../testing/hostile-values.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { noon, type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import { burgerLine, callApi } from '../testing/shopper.ts';
import { wireSamples } from '../testing/wire-samples.ts';

/**
 * A courier that answers what it should not, while anybody asks for a price. Vitest fails a run in
 * which a rejection is not handled.
 */

const quotes = {
  uber: 'uber/uber-wire.ts uberQuote',
  peya: 'peya/peya-wire.ts peyaEstimate',
} as const;
/** As it is at `now`: it expires in a quarter of an hour. */
const sampleOf = (name: string, now: number): JsonValue =>
  JSON.parse(
    JSON.stringify(wireSamples[name]).replaceAll(
      '2026-11-21T15:30:00Z',
      new Date(now + 900_000).toISOString(),
    ),
  );

let answer: JsonValue = null;
const courier = createServer((request, response) => {
  const isToken = request.url?.endsWith('/token') === true;
  response.end(JSON.stringify(isToken ? { access_token: 'a' } : answer));
});
let database: FreshDatabase;
let server: OrderServer;

beforeAll(async () => {
  await once(courier.listen(0, '127.0.0.1'), 'listening');
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger', { store: { deliveryType: 'peya_delivery', fallbackCouriers: [] } }),
    testShop('sushi', { store: { deliveryType: 'uber_delivery', fallbackCouriers: [] } }),
  ]);
  server = await startOrderServer(
    database.appUrl,
    {},
    `http://127.0.0.1:${(courier.address() as AddressInfo).port}`,
  );
});
afterAll(async () => {
  await server.close();
  await database.drop();
  courier.closeAllConnections();
  courier.close();
});

const price = (tenant: string) =>
  callApi(server, '/v1/shopping_carts/prices', {
    method: 'POST',
    headers: { 'x-tenant': tenant },
    body: {
      cart: { store_id: 1, dispatch_method: 'store_delivery', items: [burgerLine] },
      state: { latitude: -33.45, longitude: -70.6 },
    },
  });

const oddValues: readonly JsonValue[] = [
  1e300,
  -1,
  2 ** 53 + 2,
  '1e300',
  'NaN',
  '\u0000',
  '+275760-09-13T00:00:00Z',
  [],
  null,
];
const placesThatCount = /id$|fee|total|expires|confirmationTimeLimit|currency/iu;

test.each([
  ['burger', quotes.peya, 'e1'],
  ['sushi', quotes.uber, 'q1'],
])(
  'an odd quote costs a shopper of %s that quote only, and the next quote works',
  async (tenant, name, id) => {
    const file = `couriers/providers/${name}`;
    let now = noon;
    const later = () => server.setClock((now += 900_000));
    for (const place of valuePaths(sampleOf(file, now)).filter((steps) =>
      placesThatCount.test(String(steps.at(-1))),
    )) {
      for (const value of oddValues) {
        later();
        answer = withValue(sampleOf(file, now), place, value);
        const { status } = await price(tenant);
        if (status !== 200) expect.fail(`${status} after ${JSON.stringify(answer)}`);
      }
    }
    later();
    answer = sampleOf(file, now);
    expect(await price(tenant)).toMatchObject({ status: 200, body: { uberEstimateId: id } });
  },
);
