import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeliveryTestShop, openDeliveryTestShop } from '../testing/delivery-shop.ts';
import { createTestStaff, type TestStaff } from '../testing/test-staff.ts';
import { whileOrderHeld } from '../testing/while-order-held.ts';
import { writeAsStaff } from '../testing/write-as-staff.ts';

let shop: DeliveryTestShop;
let rosa: TestStaff;
beforeAll(async () => {
  shop = await openDeliveryTestShop(['uber_delivery']);
  rosa = await createTestStaff(shop.server);
});
afterAll(() => shop.close());

const act = (id: string, action: string, body: object = {}) =>
  writeAsStaff(shop.server, rosa, ['POST', `stores/1/orders/${id}/${action}`, body]);
const back = (id: string) => act(id, 'take-back', { status: 'inTransit', reason: 'mistake' });

/** An order that the counter handed over; its courier has not reported that it has the food. */
async function handedOver(): Promise<string> {
  const { id } = await shop.dispatchedOrder();
  for (const status of ['preparing', 'ready']) await shop.setKitchenStatus(id, status);
  await act(id, 'hand-over', { to: 'inTransit' });
  return id;
}
/** Moves the courier's rider until they have the food; the server has not polled it yet. */
async function pickUp(id: string): Promise<void> {
  for (let step = 0; step < 3; step += 1) await shop.advanceRider('uber', id);
}

test('a delivery is taken back while its courier has not picked it up, and not afterwards', async () => {
  const id = await handedOver();
  expect((await back(id)).body.status).toBe('ready');
  await act(id, 'hand-over', { to: 'inTransit' });
  await pickUp(id);
  await shop.runDeliveryJobs(id);
  expect((await shop.deliveries(id))[0]?.status).toMatch(/PICKED_UP|NEAR_DROPOFF/u);
  expect((await back(id)).status).toBe(409);
});

test('of a courier who picks up and a cook who takes the move back, the order ends on its way', async () => {
  const id = await handedOver();
  await pickUp(id);
  await whileOrderHeld(shop, id, () => Promise.all([back(id), shop.runDeliveryJobs(id)]));
  await shop.runDeliveryJobs(id);
  expect((await shop.orderOfShopper(id)).status).toBe('inTransit');
});
