import { join } from 'node:path';
import type { OrderId, StoreId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uberDeliveryBody } from '../../couriers/providers/uber/uber-requests.ts';
import { findCustomerOrder } from '../find-orders.rows.ts';
import { createLoadAreas } from '../../geocoding/load-areas.ts';
import { autocommit } from '../../platform/db/single-statement.ts';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import { deliveryRequestOfOrder } from '../../delivery/delivery-request-of-order.ts';
import {
  guestHeaders,
  callApi,
  createUser,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  postTestOrder,
  placeTestOrder,
} from '../../testing/shopper.ts';

/**
 * Orders to approximate points: the browser reports the precision, the server refuses unconfirmed
 * points, and stores the precision for the rider.
 */

/** The centre of Ñuñoa in the gazetteer: more than a kilometre from most of its houses. */
const middle = { latitude: -33.456, longitude: -70.598 };
const door = { latitude: -33.45, longitude: -70.6 };
const address = (changes: object) => ({
  address: { text_address: 'Los Aromos 123', city: 'Ñuñoa', ...changes },
});
const unconfirmed = {
  code: 1001,
  metadata: { fields: { address: { key: 'unconfirmedLocation' } } },
};

let database: FreshDatabase;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [
    testShop('burger'),
    testShop('cocina', { country: 'gt' }),
    testShop('sushi', { country: 'mx' }),
  ]);
  server = await startOrderServer(database.appUrl, {
    areas: createLoadAreas(join(import.meta.dirname, '../../../../../tenants')),
  });
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const refusalOf = async (changes: object) =>
  (await postTestOrder(server, camila, deliveryOrderPayload(address(changes)), crypto.randomUUID()))
    .body;

test.each([
  ['has no precision', middle],
  ['claims a house', { ...middle, location_precision: 'exact' }],
  ['claims a street', { ...middle, location_precision: 'street' }],
  ['has area precision', { ...door, location_precision: 'area' }],
  [
    'the shopper did not confirm',
    { ...middle, location_precision: 'area', location_confirmed: false },
  ],
])(
  'an order to the middle of a commune that %s is refused with the field',
  async (_case, changes) => {
    expect(await refusalOf(changes)).toMatchObject(unconfirmed);
  },
);

test.each([
  [
    'the shopper’s word',
    { ...middle, location_precision: 'area', location_confirmed: true },
    'area',
  ],
  ['a pin that the shopper put there', { ...middle, location_precision: 'pin' }, 'pin'],
  ['a point of its street', { ...door, location_precision: 'street' }, 'street'],
  ['its house', { ...door, location_precision: 'exact' }, 'exact'],
  ['a caller that knows of no precision', door, null],
])(
  'an order with %s is accepted, and its readers see that it is approximate',
  async (_case, changes, locationPrecision) => {
    const made = await placeTestOrder(
      server,
      camila,
      deliveryOrderPayload(address(changes)),
      crypto.randomUUID(),
    );
    expect(made.address).toMatchObject({ textAddress: 'Los Aromos 123', locationPrecision });
    const history: { id: string; address: object }[] = (
      await callApi(server, '/v1/orders', { headers: guestHeaders(camila) })
    ).body;
    expect(history.find(({ id }) => id === made.id)?.address).toEqual(made.address);
  },
);

test('an order stores postal code, colonia, municipality and zone, and leaves missing parts empty', async () => {
  const said = {
    ...door,
    postal_code: ' 06700 ',
    neighbourhood: 'Roma  Norte',
    municipality: 'Cuauhtémoc',
    zone: '',
  };
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload(address(said)),
    crypto.randomUUID(),
  );
  expect(made.address).toMatchObject({
    postalCode: '06700',
    neighbourhood: 'Roma Norte',
    municipality: 'Cuauhtémoc',
  });
  expect(made.address).not.toHaveProperty('zone');
});

const burger = 'burger' as TenantId;

/** The delivery request of an order to this address. */
async function errandTo(changes: object) {
  const made = await placeTestOrder(
    server,
    camila,
    deliveryOrderPayload({ ...address(changes), dispatch_note: 'Portón verde' }),
    crypto.randomUUID(),
  );
  const row = await findCustomerOrder(autocommit(server.deps.db, burger), made.id as OrderId);
  const facts = await server.deps.menus.storeFacts(burger, 1 as StoreId);
  const errand =
    row && facts && deliveryRequestOfOrder(row, facts.store, 'cl', server.deps.clock(), 'r-1');
  if (!errand) throw new Error('an order for delivery makes an errand');
  return errand;
}

test('a courier reads first that a point is approximate, and nothing like it if the point is exact', async () => {
  const approximate = await errandTo({ ...door, location_precision: 'street' });
  expect(approximate.to.notes).toMatch(/^El punto del mapa es aproximado: .* · Portón verde$/);
  expect((await errandTo({ ...door, location_precision: 'pin' })).to.notes).toBe('Portón verde');
});

test('Uber gets the postal code that the shopper gave', async () => {
  const errand = await errandTo({ ...door, postal_code: '06700' });
  expect(JSON.parse(uberDeliveryBody(errand, null).dropoff_address)).toMatchObject({
    city: 'Ñuñoa',
    zip_code: '06700',
  });
  expect(
    JSON.parse(uberDeliveryBody(await errandTo(door), null).dropoff_address),
  ).not.toHaveProperty('zip_code');
});

const phones = { burger: '87654321', cocina: '55554444', sushi: '5512345678' };
async function guestOf(tenant: keyof typeof phones): Promise<Guest> {
  const { body } = await createUser(server, { phone: phones[tenant] }, tenant);
  return { id: body.id, token: body.token, tenant };
}

const written = {
  ...door,
  text_address: 'Calle Larga 12',
  city: 'Ñuñoa',
  location_precision: 'street',
};
const avenue = { ...written, city: 'Zona 10', zone: '10', municipality: 'Guatemala' };
const durango = {
  ...written,
  city: 'Roma Norte',
  postal_code: '06700',
  neighbourhood: 'Roma Norte',
  municipality: 'Cuauhtémoc',
};

test.each([
  [
    'burger',
    { ...written, municipality: 'Ñuñoa' },
    { city: '', municipality: '' },
    { municipality: { key: 'required' } },
  ],
  ['cocina', avenue, { zone: '' }, { zone: { key: 'required' } }],
  ['cocina', avenue, { zone: '40' }, { zone: { key: 'format' } }],
  ['sushi', durango, { postal_code: '' }, { postalCode: { key: 'required' } }],
  ['sushi', durango, { postal_code: '670' }, { postalCode: { key: 'format' } }],
  ['sushi', durango, { neighbourhood: '' }, { neighbourhood: { key: 'required' } }],
] as const)(
  'at %s an order to %j with %j is refused with the wrong field',
  async (brand, whole, wrong, fields) => {
    const who = await guestOf(brand);
    const price = brand === 'burger' ? 7_980 : 79.8;
    const ordered = (to: object) =>
      deliveryOrderPayload({ address: to, expected_total: price, phone: phones[brand] });
    expect(
      (await postTestOrder(server, who, ordered({ ...whole, ...wrong }), crypto.randomUUID())).body
        .metadata,
    ).toEqual({ fields });
    const made = await placeTestOrder(server, who, ordered(whole), crypto.randomUUID());
    expect(made.address).toMatchObject({ city: whole.city, municipality: whole.municipality });
  },
);

test('an order to a known house needs no postal code', async () => {
  const who = await guestOf('sushi');
  const exact = { ...written, city: 'Roma Norte', location_precision: 'exact' };
  const made = await placeTestOrder(
    server,
    who,
    deliveryOrderPayload({ address: exact, expected_total: 79.8, phone: phones.sushi }),
    crypto.randomUUID(),
  );
  expect(made.address).toMatchObject({ city: 'Roma Norte', locationPrecision: 'exact' });
});
