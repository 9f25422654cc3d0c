import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../testing/fresh-db.ts';
import { publishShops } from '../../testing/publish-shops.ts';
import { type OrderServer, startOrderServer } from '../../testing/order-server.ts';
import { testShop } from '../../testing/test-shop.ts';
import {
  burgerLine,
  createUser,
  deliveryOrderPayload,
  type Guest,
  createTestGuest,
  orderPayload,
  postTestOrder,
} from '../../testing/shopper.ts';

let database: FreshDatabase;
let server: OrderServer;
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await startOrderServer(database.appUrl);
  camila = await createTestGuest(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const address = {
  text_address: 'Los Aromos 123',
  city: 'Ñuñoa',
  latitude: -33.45,
  longitude: -70.6,
};

/** Payloads with this text, one for each text field of an order. */
const withText = (text: string): Record<string, object> => ({
  instructions: orderPayload({ items_attributes: [{ ...burgerLine, instructions: text }] }),
  key: orderPayload({ items_attributes: [{ ...burgerLine, key: text }] }),
  note: orderPayload({ dispatch_note: text }),
  address: deliveryOrderPayload({
    address: {
      ...address,
      text_address: `Los Aromos 12 ${text}`,
      apartment_details: text,
      dispatch_note: text,
    },
  }),
  city: deliveryOrderPayload({ address: { ...address, city: text } }),
  email: orderPayload({ email: `${text}@example.com` }),
  name: orderPayload({ name: `Camila ${text}` }),
});

test.each([
  '\u0000',
  'a\ud800b',
  '\u202eabc',
  '🍔',
  `'; drop table orders; --`,
  '<script>alert(1)</script>',
  '\\',
  '{}',
  '%s',
  '${1}',
])(
  'a text of %j anywhere is stored unchanged or refused, and never causes a server error',
  async (text) => {
    for (const [part, body] of Object.entries(withText(text))) {
      const { status, body: answer } = await postTestOrder(
        server,
        camila,
        body,
        crypto.randomUUID(),
      );
      expect([part, status, answer], part).toEqual([
        part,
        expect.toSatisfy((code: number) => code === 202 || code === 422),
        answer,
      ]);
    }
    expect((await createUser(server, { email: `${text}@example.com` })).status).toBeLessThan(500);
  },
);
