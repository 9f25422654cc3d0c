import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-db.ts';
import { type OrderServer, startOrderServer } from '../testing/order-server.ts';
import { publishShops } from '../testing/publish-shops.ts';
import { callApi, createTestGuest, guestHeaders } from '../testing/shopper.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestUser } from '../testing/test-user.ts';

let database: FreshDatabase;
let server: OrderServer;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  server = await startOrderServer(database.appUrl);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

test('a guest and a user read their own data, and a visitor is refused', async () => {
  const user = await createTestUser(server, { name: 'Ana Soto', phone: '+56912345678' });
  const mine = await callApi(server, '/v1/users/me', { headers: guestHeaders(user) });
  expect([mine.status, mine.body]).toEqual([
    200,
    {
      id: user.id,
      email: user.email,
      name: 'Ana Soto',
      phone: '+56912345678',
      externalId: `user-${user.id}`,
      loginType: 'email',
      invitationCode: null,
      points: { available: 0, moneyAvailable: 0 },
      emailSubscription: false,
    },
  ]);
  const guest = await createTestGuest(server);
  const { body } = await callApi(server, '/v1/users/me', { headers: guestHeaders(guest) });
  expect(body).toMatchObject({ id: guest.id, email: 'camila@example.com', phone: '+56987654321' });
  const visitor = await callApi(server, '/v1/users/me');
  expect([visitor.status, visitor.body.code]).toEqual([401, 1006]);
});
