import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { runOperatorCli } from '../testing/run-operator-cli.ts';

let shop: DeliveryTestShop;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
});
afterAll(() => shop.close());

const deliveries = (...args: string[]) => runOperatorCli('deliveries-cli.ts', shop, args);

/** Places a paid order whose only courier has no rider. */
async function abandoned(): Promise<string> {
  await shop.injectCourierFault('uber', 'dispatch', 'noRiders');
  const { id } = await shop.dispatchedOrder();
  await shop.dispatchNext(id);
  return id;
}

test(
  'an operator lists waiting orders, retries, reassigns, and reads the event log',
  { timeout: 60_000 },
  async () => {
    expect(await deliveries('list')).toEqual({
      code: 0,
      output: 'No order waits for an operator.\n',
    });
    const id = await abandoned();
    expect((await deliveries('list')).output).toMatch(
      new RegExp(`Z +burger +#\\d+ +created .* uber_delivery CANCELLED +noRiders +${id}`, 'u'),
    );
    expect((await deliveries('retry', id, 'peya')).output).toContain('not a courier of this store');
    expect((await deliveries('retry', `burger-${id}`)).code).toBe(0);
    expect((await deliveries('retry', id)).output).toContain('a delivery is under way');
    await shop.runDeliveryJobs(id);
    expect((await deliveries('list', '--all')).output).toContain('uber_delivery CONFIRMED');
    const eventLog = (await deliveries('show', id)).output;
    for (const line of [
      'requested +courier: uber_delivery',
      'alert +why: no courier left',
      'decided +.*what: retried',
      'requested +.*round: 2',
    ])
      expect(eventLog).toMatch(new RegExp(line, 'u'));
    expect((await deliveries('reassign', id)).code).toBe(0);
  },
);

test(
  'the store’s own staff deliver an order, or an operator cancels it with a reason',
  { timeout: 60_000 },
  async () => {
    const [own, off] = [await abandoned(), await abandoned()];
    expect((await deliveries('own', own)).code).toBe(0);
    await shop.runDeliveryJobs(own);
    expect((await deliveries('delivered', own)).code).toBe(0);
    expect(await shop.orderOfShopper(own)).toMatchObject({ status: 'completed' });
    expect(await deliveries('cancel', off)).toEqual({
      code: 1,
      output: 'a cancellation needs a reason: --why <text>\n',
    });
    expect((await deliveries('cancel', off, '--why', 'nadie', 'puede')).code).toBe(0);
    expect(await shop.paymentState(off)).toMatchObject({
      status: 'cancelled',
      attempts: ['refunding'],
    });
    expect((await deliveries('cancel', off, '--why', 'otra vez')).output).toContain('it has ended');
  },
);

test('an unknown order or command is reported and fails', { timeout: 60_000 }, async () => {
  expect((await deliveries('show', 'NOBODY')).code).toBe(1);
  expect((await deliveries('retry', '0190f1c2-0000-7000-8000-000000000007')).code).toBe(1);
  const { code, output } = await deliveries();
  expect(code).toBe(1);
  expect(output).toContain('npm run deliveries -- reassign');
});
