import type { AnyJson } from './any-json.ts';
import { type FreshDatabase, freshDatabase } from './fresh-db.ts';
import { noon, type OrderServer, startOrderServer } from './order-server.ts';
import { type OwnerQueries, ownerQueries } from './owner-queries.ts';
import { publishShops } from './publish-shops.ts';
import {
  type ApiReply,
  callApi,
  createTestGuest,
  deliveryOrderPayload,
  type Guest,
  guestHeaders,
  placeTestOrder,
  postAsIntegration,
} from './shopper.ts';
import { testShop } from './test-shop.ts';
import { createTestStaff, type TestStaff } from './test-staff.ts';
import { writeAsStaff } from './write-as-staff.ts';
import { releaseToStore } from './release-to-store.ts';

/**
 * Two servers of a shop that delivers itself, with a shopper and a cook. Its clocks stand a minute
 * after noon.
 */
export type RiderTestShop = {
  servers: readonly [OrderServer, OrderServer];
  database: FreshDatabase;
  owner: OwnerQueries;
  who: Guest;
  cook: TestStaff;
  /**
   * Places an order that is in the kitchen, or in the status after it. Returns it as its shopper
   * sees it.
   */
  newOrder(status?: 'preparing' | 'ready', body?: object): Promise<AnyJson>;
  orderOfShopper(id: string): Promise<AnyJson>;
  /** Moves an order as the restaurant's own systems do. */
  move(id: string, status: string): Promise<ApiReply>;
  /**
   * Calls the counter as the cook. Each call has an Idempotency-Key of its own, unless one is
   * given.
   */
  atCounter(method: string, path: string, body?: object, more?: AtCounter): Promise<ApiReply>;
  /** Starts a run of a new rider. Returns the run and the key of its link. */
  newRun(orderIds: readonly string[], name?: string): Promise<{ run: AnyJson; key: string }>;
  /** Calls with the key of a link. */
  asRider(key: string, method: string, path: string, body?: object): Promise<ApiReply>;
  setClock(ms: number): void;
  close(): Promise<void>;
};

type AtCounter = { server?: OrderServer; who?: TestStaff; key?: string };
export const riderShopNoon = noon + 60_000;

export async function openRiderTestShop(): Promise<RiderTestShop> {
  const database = await freshDatabase();
  await publishShops(database.ownerUrl, [testShop('burger'), testShop('sushi')]);
  const owner = await ownerQueries(database.ownerUrl);
  const servers = [
    await startOrderServer(database.appUrl),
    await startOrderServer(database.appUrl),
  ] as const;
  const [server] = servers;
  const setClock = (ms: number) => servers.forEach((each) => each.setClock(ms));
  const who = await createTestGuest(server);
  const cook = await createTestStaff(server);
  setClock(riderShopNoon);
  const move = (id: string, status: string) =>
    postAsIntegration(server, `/v1/integrations/orders/${id}/status`, { status });
  const orderOfShopper = async (id: string) =>
    (await callApi(server, `/v1/orders/${id}`, { headers: guestHeaders(who) })).body;
  const atCounter: RiderTestShop['atCounter'] = (method, path, body, more = {}) =>
    writeAsStaff(
      more.server ?? server,
      more.who ?? cook,
      [method, `stores/1${path}`, body],
      more.key,
    );
  return {
    servers,
    database,
    owner,
    who,
    cook,
    move,
    orderOfShopper,
    atCounter,
    setClock,
    newOrder: async (status = 'ready', body = deliveryOrderPayload()) => {
      const { id } = await placeTestOrder(server, who, body, crypto.randomUUID());
      setClock(riderShopNoon + 60_000);
      await releaseToStore(server, { id });
      await move(id, 'preparing');
      if (status === 'ready') await move(id, 'ready');
      return orderOfShopper(id);
    },
    newRun: async (orderIds, name = 'Pedro Soto') => {
      const { body } = await atCounter('POST', '/runs', {
        name,
        phone: '98765432',
        order_ids: orderIds,
      });
      const run = body.runs?.find(({ stops }: AnyJson) =>
        stops.some(({ orderId }: AnyJson) => orderId === orderIds[0]),
      );
      if (!run) throw new Error(`no run was made: ${JSON.stringify(body)}`);
      return { run, key: run.link.split('#')[1] };
    },
    asRider: (key, method, path, body) =>
      callApi(server, `/v1/rider${path}`, {
        method,
        headers: { 'x-rider-key': key, 'x-tenant': 'burger' },
        ...(body === undefined ? {} : { body }),
      }),
    close: async () => {
      for (const each of servers) await each.close();
      await owner.end();
      await database.drop();
    },
  };
}
