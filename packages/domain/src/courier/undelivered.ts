import type { DeliveryAlert } from './delivery-effect.ts';
import { type DeliveryStatus, isDeliveryOver } from './delivery-status.ts';

/** How long a person may look for another way before the order is cancelled and its money goes back, milliseconds. docs/rules/couriers.md#half-an-hour-for-a-decision, decision 0015. */
export const operatorDecisionMs = 30 * 60_000;

const undeliverableAlerts: readonly DeliveryAlert[] = [
  'nobody left',
  'cancelled with the food',
  'food comes back',
];

/** Whether that alarm means that the order does not reach its door unless a person finds a way. */
export const isUndeliverable = (why: DeliveryAlert): boolean => undeliverableAlerts.includes(why);

/** Whether somebody may be asked by hand: nobody brings it, nobody has. Food that is back at its store may be sent out again. */
export const mayRequestAgain = (
  deliveries: readonly { readonly status: DeliveryStatus }[],
): boolean => deliveries.every(({ status }) => isDeliveryOver(status) && status !== 'COMPLETED');
