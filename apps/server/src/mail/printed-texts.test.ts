import { countries } from '@comanda/domain/country/countries.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomerOrder } from '../order/find-orders.rows.ts';
import { kitchenTicketOf } from '../kitchen/kitchen-ticket.ts';
import { autocommit } from '../platform/db/single-statement.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { type OwnerQueries, ownerQueries } from '../testing/owner-queries.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { testShop } from '../testing/test-shop.ts';
import {
  burgerLine,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  postTestOrder,
  placeTestOrder,
} from '../testing/shopper.ts';

/** Texts that a shopper types, as the kitchen's ticket prints them. */

let database: FreshDatabase;
let server: OrderServer;
let owner: OwnerQueries;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await owner.end();
  await database.drop();
});

const typed = 'sin sal\n\n*** PAGADO - NO COBRAR ***\u202e\u001b[31m\u2028\u200b';
const tidy = 'sin sal / *** PAGADO - NO COBRAR *** [31m';
const moves = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\u200b\ue000]/u;

const hostile = () =>
  deliveryOrderPayload({
    items_attributes: [{ ...burgerLine, instructions: typed }],
    dispatch_note: typed,
    address: {
      text_address: `Los Aromos 12 ${typed}`,
      apartment_details: typed,
      dispatch_note: typed,
      city: 'Ñuñoa\n',
      latitude: -33.45,
      longitude: -70.6,
    },
  });

async function ticket(orderId: string) {
  const tenantId = 'burger' as TenantId;
  const row = await findCustomerOrder(autocommit(server.deps.db, tenantId), orderId as OrderId);
  if (!row) throw new Error('no such order');
  return kitchenTicketOf(row, { tenantId, country: countries.cl, callbackUrl: 'http://127.0.0.1' });
}

test('no text of a shopper starts a line, reverses text or is hidden on the kitchen’s paper', async () => {
  const made = await placeTestOrder(server, camila, hostile(), crypto.randomUUID());
  const { products, address, dispatchNote, payment } = await ticket(made.id);
  expect([products[0]?.instructions, dispatchNote, address?.dispatchNote]).toEqual([
    tidy,
    tidy,
    tidy,
  ]);
  expect(address).toMatchObject({ city: 'Ñuñoa', textAddress: `Los Aromos 12 ${tidy}` });
  expect(payment).toMatchObject({ status: 'created', isOnline: false, toCollect: made.total });
  const [stored] = await owner.rows<{ text: string }>(
    'burger',
    'select (lines::text || snapshot::text) as text from orders',
    [],
  );
  expect(stored?.text).not.toMatch(/\\n|\\u/u);
});

test('a text stored before texts were cleaned is printed clean too', async () => {
  const made = await placeTestOrder(server, camila, hostile(), crypto.randomUUID());
  await owner.rows(
    'burger',
    'update orders set customer_name = $2, snapshot = jsonb_set(snapshot, $3, to_jsonb($2::text)) where id = $1',
    [made.id, typed, ['dispatchNote']],
  );
  const printed = await ticket(made.id);
  expect(JSON.stringify([printed.customer.name, printed.dispatchNote])).not.toMatch(/\\n|\\u/u);
  expect(printed.customer.name).not.toMatch(moves);
});

test('a name or an address with hidden characters is refused', async () => {
  for (const changes of [
    { name: 'Camila\u3164 Rojas' },
    { name: 'Cami\u034fla' },
    { email: 'cami\u3164la@example.com' },
  ]) {
    expect(
      (await postTestOrder(server, camila, deliveryOrderPayload(changes), crypto.randomUUID()))
        .status,
      JSON.stringify(changes),
    ).toBe(422);
  }
});
