/**
 * Kinds of changes that staff makes at the counter, in the order in which the audit list filters them.
 * docs/rules/counter.md#counter-actions.
 */
export const counterActionKinds = [
  'staff.invite',
  'staff.change',
  'staff.remove',
  'device.remove',
  'session.begin',
  'order.refund',
  'store.busy',
  'store.pause',
  'store.delivery',
  'store.pickup',
  'store.hours',
  'store.soldOut',
  'store.onSale',
  'store.stock',
  'menu.publish',
  'menu.restore',
  'coupon.switch',
  'order.print',
  'system.send',
  'order.accept',
  'order.reject',
  'order.start',
  'order.ready',
  'order.handOver',
  'order.dismiss',
  'rider.add',
  'rider.remove',
  'run.create',
  'run.change',
  'run.end',
  'stop.deliver',
  'stop.cancel',
] as const;
export type CounterActionKind = (typeof counterActionKinds)[number];
