import type { Result } from '@comanda/domain/result.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { HandOverClaim, HandOverProof } from '@comanda/domain/order/hand-over-code.ts';
import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { expect, test } from 'vitest';
import { lockOrder } from '../order/move-order.rows.ts';
import { withTenant } from '../platform/db/tenant-transaction.ts';
import { noon } from '../testing/order-server.ts';
import { deliveryOrderPayload, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { checkHandOverCode } from './check-hand-over-code.ts';
import { testServer } from '../testing/test-servers.ts';

const shop = testServer();
const burger = 'burger' as TenantId;

type Placed = { id: OrderId; handOverCode: string };
const placed = (body: object = orderPayload()): Promise<Placed> =>
  placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
const wrongFor = ({ handOverCode }: Placed) => (handOverCode === '0000' ? '0001' : '0000');

/** Checks the code as the hand-over does: in a transaction of its own, under the order's lock. */
const check = (
  { id }: Placed,
  claim: Partial<HandOverClaim>,
  now = noon,
): Promise<Result<HandOverProof, Refusal>> =>
  withTenant(shop.server.deps.db, burger, async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('no such order');
    return checkHandOverCode(
      tx,
      order,
      { role: 'crew', code: null, withoutCode: null, ...claim },
      now,
    );
  });

test('a pickup is handed over by its code, a delivery to its rider without one', async () => {
  const pickup = await placed();
  expect(await check(pickup, { code: pickup.handOverCode })).toEqual({ ok: true, value: 'code' });
  expect(await check(await placed(deliveryOrderPayload()), {})).toMatchObject({
    value: 'notNeeded',
  });
});

test('of twenty wrong codes at once five count, and the others and the right one wait ten minutes', async () => {
  const pickup = await placed();
  const code = wrongFor(pickup);
  const answers = await Promise.all(Array.from({ length: 20 }, () => check(pickup, { code })));
  const labels = answers.map((each) => (each.ok ? 'handed over' : each.error.label));
  expect(labels.filter((label) => label === 'INVALID_PARAMETER')).toHaveLength(5);
  expect(labels.filter((label) => label === 'TOO_MANY_REQUESTS')).toHaveLength(15);
  const right = { code: pickup.handOverCode };
  expect(await check(pickup, right)).toMatchObject({ error: { metadata: { seconds: 600 } } });
  expect(await check(pickup, right, noon + 10 * 60_000)).toMatchObject({ ok: true });
  expect(await check(pickup, { role: 'manager', withoutCode: 'noPhone' })).toEqual({
    ok: true,
    value: 'noPhone',
  });
});
