import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DeliveringShop, openDeliveringShop } from '../../testing/delivering.ts';

describe.each(['uber', 'peya', 'cabify'] as const)('%s', (slug) => {
  let shop: DeliveringShop;
  beforeAll(async () => {
    shop = await openDeliveringShop([`${slug}_delivery`, 'own_delivery']);
  });
  afterEach(() => shop.sandbox.calmDown());
  afterAll(() => shop.close());

  const alerts = async (orderId: string) =>
    (await shop.story(orderId)).flatMap(({ kind, detail }) => (kind === 'alert' ? [detail.why] : []));

  test('a rider who is replaced takes the delivery back, and it goes on', async () => {
    await shop.goesWrong(slug, 'dispatch', 'riderReplaced');
    const made = await shop.dispatched();
    const seen: string[] = [];
    for (let state = ''; state !== 'delivered';) {
      state = await shop.step(slug, made.id);
      await shop.later(1);
      await shop.work(made.id);
      seen.push((await shop.shown(made.id)).rider.status);
    }
    expect(seen.slice(0, 5)).toEqual(['IN_PROGRESS', 'NEAR_PICKUP', 'CONFIRMED', 'IN_PROGRESS', 'NEAR_PICKUP']);
    expect(seen.at(-1)).toBe('COMPLETED');
  });

  /** PedidosYa has no word for food that comes back. */
  const [why, status] = slug === 'peya' ? ['cancelled with the food', 'CANCELLED'] : ['food comes back', 'RETURNED'];
  test('food that comes back is a person’s to decide about; nobody else is sent, the payment stands', async () => {
    await shop.goesWrong(slug, 'dispatch', 'returnedToStore');
    const made = await shop.dispatched();
    for (let state = ''; state !== 'returned';) {
      state = await shop.step(slug, made.id);
      await shop.work(made.id);
    }
    await shop.work(made.id);
    expect(await alerts(made.id)).toEqual([why]);
    expect(await shop.fallBack(made.id)).toBe(0);
    expect(await shop.shown(made.id)).toMatchObject({ status: 'inTransit', paymentStatus: 'completed', rider: { status } });
  });

  test('a rider who does not move for half an hour is told', async () => {
    await shop.goesWrong(slug, 'dispatch', 'stuckNearPickup');
    const made = await shop.dispatched();
    for (let step = 0; step < 2; step += 1) await shop.step(slug, made.id);
    await shop.work(made.id);
    await shop.later(31 * 60);
    await shop.work(made.id, 2);
    expect(await alerts(made.id)).toEqual(['stuck']);
  });

  test('an order cancelled while its dispatch is unknown is looked for and called off', async () => {
    await shop.goesWrong(slug, 'dispatch', 'resetAfter');
    const made = await shop.dispatched();
    await shop.kitchen(made.id, 'cancelled');
    await shop.work(made.id, 3);
    expect((await shop.really(made.id)).live).toBe(0);
    expect(await shop.deliveries(made.id)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  test('a courier that will not let itself be called off is asked again, and a person is told once the food is on its way', async () => {
    await shop.goesWrong(slug, 'cancel', 'cancelRefused', null);
    const made = await shop.dispatched();
    await shop.kitchen(made.id, 'cancelled');
    await shop.work(made.id, 2);
    for (let step = 0; step < 3; step += 1) await shop.step(slug, made.id);
    await shop.work(made.id, 2);
    expect(await alerts(made.id)).toEqual(['on its way and not wanted']);
  });

  test.runIf(slug === 'cabify')('the courier hears that the food is packed, once, however late it took it on', async () => {
    const heard = async () => {
      const { requests } = await shop.sandbox.ask('GET', '/_requests');
      return requests.filter(({ path, status }: { path: string; status: number }) => path.endsWith('/notify') && status === 202).length;
    };
    const made = await shop.dispatched();
    await shop.kitchen(made.id, 'preparing');
    await shop.work(made.id);
    expect(await heard()).toBe(0);
    await shop.kitchen(made.id, 'ready');
    await shop.work(made.id);
    expect(await heard()).toBe(1);
    const late = await shop.paidOrder();
    for (const move of ['preparing', 'ready']) await shop.kitchen(late.id, move);
    await shop.fallBack(late.id);
    await shop.work(late.id, 2);
    expect(await heard()).toBe(2);
  });
});
