import type { OrderId, TenantId } from '@comanda/domain/ids.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { AnyJson } from '../testing/any-json.ts';
import { jobHandlers } from '../testing/job-handlers.ts';
import { noon } from '../testing/order-server.ts';
import { releaseToStore } from '../testing/release-to-store.ts';
import {
  callApi,
  deliveryOrderPayload,
  guestHeaders,
  orderPayload,
  placeTestOrder,
} from '../testing/shopper.ts';
import { testServer } from '../testing/test-servers.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

const shop = testServer();
let rosa: TestStaff;
beforeAll(async () => {
  rosa = await createTestStaff(shop.server);
});
beforeEach(() => shop.server.setClock(noon));

const act = ({ id }: AnyJson, action: string, body: object = {}, key?: string) =>
  writeAsStaff(shop.server, rosa, ['POST', `stores/1/orders/${id}/${action}`, body], key);
const more = (made: AnyJson, minutes: number, key?: string) =>
  act(made, 'more-time', { minutes }, key);
const orderOf = async ({ id }: AnyJson): Promise<AnyJson> =>
  (await callApi(shop.server, `/v1/orders/${id}`, { headers: guestHeaders(shop.guest) })).body;
const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
const mailsOf = async ({ id }: AnyJson): Promise<number> =>
  (
    await shop.owner.rows(
      'burger',
      `select from jobs where name = 'send-later-time' and key like $1`,
      [`%${id}`],
    )
  ).length;

async function accepted(body: object = orderPayload()): Promise<AnyJson> {
  const made = await placeTestOrder(shop.server, shop.guest, body, crypto.randomUUID());
  await releaseToStore(shop.server, made);
  await act(made, 'accept', { minutes: 20 });
  return made;
}

test('an accepted order gets more time, and its shopper reads the new one', async () => {
  const made = await accepted();
  expect((await more(made, 10)).body.estimatedAt).toBe(at(30));
  expect((await orderOf(made)).estimatedAt).toBe(at(30));
  expect((await more(made, 5)).status).toBe(200);
  expect((await orderOf(made)).estimatedAt).toBe(at(35));
});

test('the shopper is mailed once, with the tap by which the added minutes reach ten', async () => {
  const made = await accepted();
  const key = crypto.randomUUID();
  await more(made, 5, key);
  await more(made, 5, key);
  expect(await mailsOf(made)).toBe(0);
  await more(made, 5);
  expect(await mailsOf(made)).toBe(1);
  await shop.owner.rows('burger', `delete from jobs where name = 'send-later-time'`);
  await more(made, 20);
  expect(await mailsOf(made)).toBe(0);
});

test('the mail names the time as it is when it is sent, and none is sent about an order that has ended', async () => {
  const made = await accepted();
  const texts: string[] = [];
  const sendMail = async ({ text }: { text: string }): Promise<void> => void texts.push(text);
  const send = () =>
    jobHandlers(shop.server.deps, sendMail)['send-later-time']({
      tenantId: 'burger' as TenantId,
      orderId: made.id as OrderId,
    });
  await more(made, 15);
  await send();
  expect(texts[0]).toContain('necesita unos minutos más');
  expect(texts[0]).toContain('Está listo cerca de las 13:05.');
  await act(made, 'cancel', { reason: 'other' });
  await send();
  expect(texts).toHaveLength(1);
});

test('a delivery on its way with the store’s rider arrives later; food that is ready gets no more time', async () => {
  const made = await accepted(deliveryOrderPayload());
  await act(made, 'ready');
  const ready = await more(made, 5);
  expect([ready.status, ready.body.metadata.status]).toEqual([409, 'ready']);
  await act(made, 'hand-over', { to: 'inTransit' });
  const before = Date.parse((await orderOf(made)).estimatedAt);
  expect((await more(made, 15)).status).toBe(200);
  expect(Date.parse((await orderOf(made)).estimatedAt)).toBe(before + 15 * 60_000);
});

test('minutes that the counter does not offer, and a time beyond four hours, are refused', async () => {
  const made = await accepted();
  expect((await more(made, 7)).status).toBe(422);
  for (let added = 0; added < 220; added += 20) await more(made, 20);
  expect((await more(made, 20)).status).toBe(409);
  expect((await orderOf(made)).estimatedAt).toBe(at(240));
});
