import { canTransition, type OrderStatus } from './order-status.ts';

const deliveryStatusOrder: readonly OrderStatus[] = [
  'created',
  'preparing',
  'ready',
  'inTransit',
  'completed',
];

/**
 * The moves that bring a delivery from where its kitchen left it to where its food was seen: a rider who has it shows that it was ready.
 * Empty when it is there already, further, or over.
 */
export function transitionsTo(
  from: OrderStatus,
  to: 'inTransit' | 'completed',
): readonly OrderStatus[] {
  const [at, end] = [deliveryStatusOrder.indexOf(from), deliveryStatusOrder.indexOf(to)];
  if (at === -1 || at >= end) return [];
  const steps = deliveryStatusOrder.slice(at + 1, end + 1);
  return steps.every((step, position) =>
    canTransition(position === 0 ? from : (steps[position - 1] ?? from), step, 'store_delivery'),
  )
    ? steps
    : [];
}
