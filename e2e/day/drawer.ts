import { callCounter } from '../support/counter-calls.ts';
import { createStoryStaff, type StoryStaff } from '../support/counter.ts';
import type { DemoBrand } from '../support/demo-brands.ts';

/** The drawer of the first store, by the calls of a manager; amounts are pesos. */

const float = 50_000;
const paidOut = 12_500;
const paidIn = 3_000;
const path = 'stores/1/drawer';

/** Opens the drawer, and moves cash that is no order's. */
export async function openDrawer(brand: string): Promise<StoryStaff> {
  const staff = await createStoryStaff({ brand: brand as DemoBrand, role: 'manager' });
  await callCounter(staff, path, { method: 'POST', body: { float } });
  const move = (kind: 'in' | 'out', reason: string, amount: number) =>
    callCounter(staff, `${path}/movements`, { method: 'POST', body: { kind, reason, amount } });
  await move('out', 'supplier', paidOut);
  await move('in', 'change', paidIn);
  return staff;
}

/** Takes the cash of each rider who carries some, so that it is in the drawer. */
async function settleWithRiders(staff: StoryStaff): Promise<void> {
  const { riders } = await callCounter(staff, 'stores/1/rider-cash');
  for (const { riderId, toHandIn, orders } of riders) {
    const orderIds = orders.map(({ orderId }: { orderId: string }) => orderId);
    await callCounter(staff, `stores/1/riders/${riderId}/settlements`, {
      method: 'POST',
      body: { order_ids: orderIds, to_hand_in: toHandIn, handed_in: toHandIn },
    });
  }
}

/**
 * Settles up with the riders and counts what has to be in the drawer if `cash` came in by orders
 * without tips; returns the difference.
 */
export async function countDrawer(staff: StoryStaff, cash: number): Promise<number> {
  await settleWithRiders(staff);
  const counted = float - paidOut + paidIn + cash;
  const { difference } = await callCounter(staff, `${path}/count`, {
    method: 'POST',
    body: { counted },
  });
  return difference;
}
