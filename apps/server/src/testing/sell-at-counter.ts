import { expect } from 'vitest';
import type { AnyJson } from './any-json.ts';
import { releaseToStore } from './release-to-store.ts';
import { orderPayload, placeTestOrder } from './shopper.ts';
import type { TestServer } from './test-servers.ts';
import type { TestStaff } from './test-staff.ts';
import { writeAsStaff } from './write-as-staff.ts';

/**
 * Sells a burger in cash at a store, with a tip for the store, and hands it over. Returns the
 * order.
 */
export async function sellAtCounter(
  { server, guest }: Pick<TestServer, 'server' | 'guest'>,
  boss: TestStaff,
  store: number,
): Promise<AnyJson> {
  const tips = { store_tip: 100 * store, expected_total: 5_990 };
  const payload = orderPayload({ store_id: store, ...tips });
  const order: AnyJson = await placeTestOrder(server, guest, payload, crypto.randomUUID());
  await releaseToStore(server, order);
  const path = `stores/${store}/orders/${order.id}`;
  await actAsStaff(server, boss, [`${path}/accept`, { minutes: 10 }]);
  await actAsStaff(server, boss, [`${path}/ready`]);
  const handOver = { to: 'completed', without_code: 'noPhone' };
  await actAsStaff(server, boss, [`${path}/hand-over`, handOver]);
  return order;
}

/** Makes a call of the counter that has to succeed. */
export async function actAsStaff(
  server: TestServer['server'],
  boss: TestStaff,
  [path, body = {}]: readonly [path: string, body?: object],
): Promise<void> {
  const done = await writeAsStaff(server, boss, ['POST', path, body]);
  expect(done.status, `${path} ${JSON.stringify(done.body)}`).toBe(200);
}
