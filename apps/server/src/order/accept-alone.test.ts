import { minuteMs } from '@comanda/domain/duration.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import { runNextJob } from '../testing/run-next-job.ts';
import { callApi, orderPayload, placeTestOrder } from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { testShop } from '../testing/test-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = testServer([testShop('burger', { store: { ordersGoTo: 'counter' } })]);
let cook: TestStaff;
let manager: TestStaff;

beforeAll(async () => {
  cook = await createTestStaff(shop.server);
  manager = await createTestStaff(shop.server, { role: 'manager' });
});
afterEach(async () => {
  await shop.owner.rows('burger', 'delete from store_facts');
  await shop.owner.rows('burger', 'delete from jobs');
  await shop.owner.rows('burger', `update stores set document = document || $1`, [
    { ordersGoTo: 'counter' },
  ]);
  shop.server.setClock(noon);
  shop.server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
});

const change = (who: TestStaff, fact: object) =>
  writeAsStaff(shop.server, who, ['PATCH', 'stores/1/now', { fact }]);
const switchOn = () => change(manager, { kind: 'autoAccept', is_on: true });
const pause = { kind: 'pause', end: { kind: 'minutes', minutes: 30 } };

/** Places an order and shows it to its store; runs its acceptance, if there is one. */
async function arrive(): Promise<{ order: AnyJson; accepted: boolean }> {
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  return { order, accepted: (await runNextJob(shop.server, shop.owner, 'accept-alone')) !== null };
}
const counter = (path: string) =>
  callApi(shop.server, `/v1/counter/${path}`, { headers: manager.headers });
const board = async (): Promise<AnyJson> => (await counter('stores/1/board')).body;
const cardOf = async ({ id }: AnyJson) =>
  (await board()).cards.find((card: AnyJson) => card.id === id);

test('an order of a store that accepts by itself is in the kitchen at once, with the time that its shopper saw', async () => {
  expect(await switchOn()).toMatchObject({ status: 204 });
  expect((await counter('stores/1/now')).body.autoAccept).toMatchObject({
    isOn: true,
    by: 'Rosa Pinto',
  });
  expect(await board()).toMatchObject({ acceptsAlone: true });
  const { order } = await arrive();
  expect(await cardOf(order)).toMatchObject({
    status: 'preparing',
    column: 'kitchen',
    isAcceptedAlone: true,
    readyAt: order.estimatedAt,
    alarm: null,
  });
});

test('the acceptance is in the audit list and on the ticket, made by nobody', async () => {
  await switchOn();
  const { order } = await arrive();
  const { body } = await counter('actions?kind=order.accept');
  expect(body.actions.find(({ subject }: AnyJson) => subject === order.id)).toMatchObject({
    kind: 'order.accept',
    person: null,
  });
  const ticket = await counter(`orders/${order.id}`);
  expect(ticket.body.actions).toMatchObject([{ kind: 'order.accept', staffName: null }]);
});

test('the wait that the store added counts in the time that an automatic acceptance promises', async () => {
  await switchOn();
  await change(cook, { kind: 'busy', minutes: 30, end: { kind: 'today' } });
  const { order } = await arrive();
  const { readyAt } = await cardOf(order);
  expect(readyAt).toBe(order.estimatedAt);
  expect(Date.parse(readyAt) - noon).toBeGreaterThanOrEqual(45 * minuteMs);
});

test('only a manager lets orders accept themselves', async () => {
  const fact = { kind: 'autoAccept', is_on: true };
  expect((await change(cook, fact)).body).toMatchObject({ code: 1006 });
});

test('without the switch an order waits for staff', async () => {
  const { order, accepted } = await arrive();
  expect(accepted).toBe(false);
  expect(await cardOf(order)).toMatchObject({ status: 'created', isAcceptedAlone: false });
});

test('an order that arrives while the store is paused waits for staff', async () => {
  await switchOn();
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await change(manager, pause);
  await releaseToStore(shop.server, order);
  await runNextJob(shop.server, shop.owner, 'accept-alone');
  expect(await cardOf(order)).toMatchObject({ status: 'created', column: 'new' });
});

test('an order that the restaurant’s own system takes is never accepted by itself', async () => {
  await switchOn();
  await shop.owner.rows('burger', `update stores set document = document || $1`, [
    { ordersGoTo: 'system' },
  ]);
  shop.server.deps.menus.onChange({ tenantId: 'burger' as never, kind: 'tenant', id: '' });
  const { order } = await arrive();
  expect(await cardOf(order)).toMatchObject({ status: 'created' });
  expect((await counter('stores/1/now')).body.autoAccept).toBeNull();
});

test('an order that staff rejected first is left as it is', async () => {
  await switchOn();
  const order = await placeTestOrder(shop.server, shop.guest, orderPayload(), crypto.randomUUID());
  await releaseToStore(shop.server, order);
  const body = { reason: 'closing' };
  const path = `stores/1/orders/${order.id}/reject`;
  expect((await writeAsStaff(shop.server, manager, ['POST', path, body])).status).toBe(200);
  await runNextJob(shop.server, shop.owner, 'accept-alone');
  expect((await cardOf(order))?.status).not.toBe('preparing');
});
