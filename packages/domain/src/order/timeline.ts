import type { Order } from './order.ts';
import { hasOrderEnded, type ShownStatus } from './order-status.ts';

export type StepKey = 'scheduled' | 'created' | 'preparing' | 'ready' | 'inTransit' | 'completed';
/** `at`: ISO instant at which the step was reached, or null. */
export type TimelineStep = { key: StepKey; state: 'done' | 'now' | 'next'; at: string | null };

const deliverySteps: readonly StepKey[] = [
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
];
const pickupSteps: readonly StepKey[] = ['created', 'preparing', 'ready', 'completed'];
/**
 * Returns whether the order is for later. Such an order stands at `scheduled` from its payment
 * until its preparation begins. docs/rules/orders.md#steps-of-an-order.
 */
const isForLater = ({ status, timeline }: Pick<Order, 'status' | 'timeline'>): boolean =>
  [status, ...timeline.map((entry) => entry.status)].some(
    (one) => one === 'creation_scheduled' || one === 'scheduled',
  );

const positionOf = (steps: readonly StepKey[], status: ShownStatus): number =>
  steps.findIndex((step) => step === status);

/**
 * The steps of an order's progress. The current step is `now`. An order for later has one more
 * step, the first. A completed order has only done steps. A cancelled or failed order shows the
 * reached steps as done and has no `now`; so does an order whose status this version does not know.
 */
export function timelineSteps(
  order: Pick<Order, 'status' | 'dispatchMethod' | 'timeline'>,
): readonly TimelineStep[] {
  const ordinary = order.dispatchMethod === 'store_delivery' ? deliverySteps : pickupSteps;
  const steps: readonly StepKey[] = isForLater(order) ? ['scheduled', ...ordinary] : ordinary;
  const reached = reachedAt(steps, order.timeline);
  const at = positionOf(steps, order.status);
  return steps.map((key, position) => ({
    key,
    state: stateOf(order.status, key, position, at, reached),
    at: reached.get(key) ?? null,
  }));
}

/**
 * The instant at which each step was reached first. A move that staff took back was not reached:
 * the steps after the one that it went back to are open again. docs/rules/orders.md#corrections.
 */
function reachedAt(
  steps: readonly StepKey[],
  timeline: Order['timeline'],
): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  for (const { status, at } of timeline) {
    const position = positionOf(steps, status);
    if (position >= 0) for (const later of steps.slice(position + 1)) reached.delete(later);
    if (!reached.has(status)) reached.set(status, at);
  }
  return reached;
}

function stateOf(
  status: ShownStatus,
  key: StepKey,
  position: number,
  at: number,
  reached: ReadonlyMap<string, string>,
): TimelineStep['state'] {
  if (status === 'completed') return 'done';
  if (hasOrderEnded(status) || at < 0) return reached.has(key) ? 'done' : 'next';
  if (position === at) return 'now';
  return position < at ? 'done' : 'next';
}
