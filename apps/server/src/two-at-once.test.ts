import { allEndpoints, endpointNames } from '@comanda/contract/all-endpoints.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPushClient } from './push/push-client.ts';
import { publishEighthOff } from './testing/discount-shop.ts';
import { type FreshDatabase, freshDatabase } from './testing/fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from './testing/order-server.ts';
import { type OwnerQueries, ownerQueries } from './testing/owner-queries.ts';
import { publishShops } from './testing/publish-shops.ts';
import { createTestGuest, type Guest, postAsIntegration } from './testing/shopper.ts';
import { allWrites } from './testing/simultaneous-writes/all-writes.ts';
import { pushService } from './testing/simultaneous-writes/browser-writes.ts';
import { switchedOff } from './testing/simultaneous-writes/system-writes.ts';
import { testShop } from './testing/test-shop.ts';
import { testVapidKeys } from './testing/test-vapid-keys.ts';

/**
 * Runs every endpoint that writes several times at once on two servers: each call is answered or
 * refused, and none fails with a server error.
 */

let database: FreshDatabase;
let owner: OwnerQueries;
let servers: OrderServer[];
let camila: Guest;

beforeAll(async () => {
  database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger')]);
  owner = await ownerQueries(database.ownerUrl);
  await publishEighthOff(owner, 'burger');
  const push = createPushClient({
    keys: testVapidKeys,
    sandboxUrl: pushService,
    clock: () => noon,
  });
  servers = [
    await startOrderServer(database.appUrl, { push }),
    await startOrderServer(database.appUrl, { push }),
  ];
  camila = await createTestGuest(servers[0] as OrderServer);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await owner.end();
  await database.drop();
});

const writes = allWrites({ server: () => servers[0] as OrderServer, shopper: () => camila });
const atOnce = 6;
const rounds = 4;

test('every writing endpoint is tested', () => {
  expect(Object.keys(writes).toSorted()).toEqual(
    endpointNames.filter((name) => allEndpoints[name].method !== 'GET').toSorted(),
  );
});

describe.each(Object.entries(writes))(
  '%s',
  (_name, { about = async () => null, send: sendOne }) => {
    test('simultaneous calls succeed or are refused, and none fails with a server error', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const shared = await about();
        const sent = Array.from({ length: atOnce }, (_each, turn) =>
          sendOne(servers[turn % servers.length] as OrderServer, turn, shared),
        );
        const statuses = (await Promise.all(sent)).map(({ status }) => status);
        expect(statuses, String(statuses)).not.toContain(500);
      }
    });
  },
);

test('of two simultaneous lists of switched-off items one is stored completely', async () => {
  const lists = [
    [2, 3],
    [3, 4],
  ] as const;
  for (let round = 0; round < 10; round += 1) {
    const body = (list: (typeof lists)[number]) => ({
      store_id: 1,
      disableds: list.map(switchedOff),
    });
    const replies = await Promise.all(
      lists.map((list, at) =>
        postAsIntegration(servers[at] as OrderServer, '/v1/integrations/disableds', body(list)),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    const rows = await owner.rows<{ id: number }>(
      'burger',
      'select deactivatable_id as id from disabled_items order by 1',
      [],
    );
    expect(lists.map(String)).toContain(String(rows.map(({ id }) => id)));
  }
});
