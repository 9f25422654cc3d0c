import type { ProgressStatus } from './order-end.ts';
import { canTransition, type OrderStatus } from './order-status.ts';

const deliveryStatusOrder: readonly ProgressStatus[] = [
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
];

/**
 * The transitions from an order's status to the status that its delivery proves: a rider who has
 * the food proves that it was ready. Empty if the order is at that status, further, or has ended.
 */
export function transitionsTo(
  from: OrderStatus,
  to: 'inTransit' | 'completed',
): readonly ProgressStatus[] {
  const at = deliveryStatusOrder.findIndex((status) => status === from);
  const end = deliveryStatusOrder.indexOf(to);
  if (at === -1 || at >= end) return [];
  const steps = deliveryStatusOrder.slice(at + 1, end + 1);
  return steps.every((step, position) =>
    canTransition(position === 0 ? from : (steps[position - 1] ?? from), step, 'store_delivery'),
  )
    ? steps
    : [];
}
