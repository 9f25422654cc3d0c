import { expect, test } from 'vitest';
import { createTestGuest, placeTestOrder } from '../../testing/shopper.ts';
import { twoTestServers } from '../../testing/test-servers.ts';

const shop = twoTestServers();

test('after a failover that lost the reservation of numbers, two servers place no order under the same number, and refuse none', async () => {
  const { server, other, owner } = shop;
  await placeTestOrder(server, await createTestGuest(server));
  await owner.rows('burger', 'update order_numbers set last_number = 0');
  for (let count = 0; count < 3; count += 1) {
    await placeTestOrder(other, await createTestGuest(other));
    await placeTestOrder(server, await createTestGuest(server));
  }
  const numbers = await owner.rows<{ number: number }>(
    'burger',
    'select number from orders order by number',
  );
  expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3, 4, 21, 22, 23]);
});
