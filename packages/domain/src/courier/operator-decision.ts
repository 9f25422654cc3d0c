import { minuteMs } from '../duration.ts';
import type { DeliveryAlert } from './delivery-effect.ts';
import { type DeliveryStatus, isDeliveryOver } from './delivery-status.ts';

/**
 * Milliseconds that the operator has to find another delivery before the order is cancelled and its
 * money refunded. docs/rules/couriers.md#half-an-hour-for-a-decision, decision 0014.
 */
export const operatorDecisionMs = 30 * minuteMs;

const undeliverableAlerts: readonly DeliveryAlert[] = [
  'no courier left',
  'cancelled after pickup',
  'food returning',
];

/** Returns whether this alert means that the order will not be delivered without an operator. */
export const isUndeliverable = (why: DeliveryAlert): boolean => undeliverableAlerts.includes(why);

/**
 * Returns whether an operator may request a courier by hand: no delivery is under way or completed.
 * Food that is back at its store may be sent again.
 */
export const mayRequestAgain = (
  deliveries: readonly { readonly status: DeliveryStatus }[],
): boolean => deliveries.every(({ status }) => isDeliveryOver(status) && status !== 'COMPLETED');
