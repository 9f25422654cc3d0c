import type { TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { createCourierRegistry } from './courier-registry.ts';

const burger = 'burger' as TenantId;
/** Nothing listens here: every call fails. */
const nowhere = 'http://127.0.0.1:1';

test('a courier that fails five times in a row gets no quote requests for 30 s, and its deliveries continue', async () => {
  let now = 0;
  const couriers = createCourierRegistry({
    urls: {},
    sandboxUrl: nowhere,
    demo: true,
    secretOf: async () => null,
    clock: () => now,
    log: silentLog,
  });
  const fail = async () =>
    (await couriers.contextOf('uber_delivery', burger))?.call({
      method: 'GET',
      url: `${nowhere}/`,
      headers: {},
    });
  for (let times = 0; times < 4; times++) await fail();
  expect(couriers.isDown('uber_delivery')).toBe(false);
  await fail();
  expect(couriers.isDown('uber_delivery')).toBe(true);
  expect(couriers.isDown('peya_delivery')).toBe(false);
  expect(await fail()).toMatchObject({ kind: expect.not.stringMatching('answer') });
  now = 30_000;
  expect(couriers.isDown('uber_delivery')).toBe(false);
});
