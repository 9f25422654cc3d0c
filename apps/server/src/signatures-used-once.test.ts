import { expect, test } from 'vitest';
import type { AnyJson } from './testing/any-json.ts';
import { noon } from './testing/order-server.ts';
import {
  callApi,
  createTestGuest,
  orderPayload,
  placeTestOrder,
  postAsIntegration,
  signatureHeaders,
} from './testing/shopper.ts';
import { twoCounterServers } from './testing/two-counter-servers.ts';

/**
 * A signature of a restaurant's system counts for one call, although two servers over one database
 * check it.
 */

const servers = twoCounterServers();

const anOrder = async (): Promise<AnyJson> =>
  placeTestOrder(
    servers.one,
    await createTestGuest(servers.one),
    orderPayload(),
    crypto.randomUUID(),
  );

test('a signature is accepted once, on either server', async () => {
  const { one, two: other } = servers;
  const made = await anOrder();
  const path = `/v1/integrations/orders/${made.id}/status`;
  const body = JSON.stringify({ status: 'preparing' });
  const headers = {
    'x-tenant': 'burger',
    ...signatureHeaders(one, { method: 'POST', target: path, body }),
  };
  const replies = await Promise.all(
    [one, other, one, other].map((server) =>
      callApi(server, path, { method: 'POST', body, headers }),
    ),
  );
  expect(
    replies.filter(({ status, body: refusal }) => status === 401 && refusal.code === 1021),
  ).toHaveLength(3);
  const elsewhere = path.replace(made.id, (await anOrder()).id);
  expect((await callApi(other, elsewhere, { method: 'POST', body, headers })).body.code).toBe(1021);
});

test('expired signatures are deleted', async () => {
  const { one: server, owner } = servers;
  server.setClock(noon + 3_600_000);
  await postAsIntegration(server, '/v1/integrations/stock', { store_id: 1, stock: [] });
  const rows = await owner.rows('burger', 'select signature from integration_signatures', []);
  expect(rows).toHaveLength(1);
});
