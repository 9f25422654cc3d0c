import type { DeliveryAlarm } from './delivery-effect.ts';
import { type DeliveryStatus, isOver } from './delivery-status.ts';

/** How long a person may look for another way before the order is cancelled and its money goes back, milliseconds. payments §8, decision 0015. */
export const decideMs = 30 * 60_000;

const forGood: readonly DeliveryAlarm[] = ['nobody left', 'cancelled with the food', 'food comes back'];

/** Whether that alarm means that the order does not reach its door unless a person finds a way. */
export const isForGood = (why: DeliveryAlarm): boolean => forGood.includes(why);

/** Whether somebody may be asked by hand: nobody brings it, nobody has. Food that is back at its store may be sent out again. */
export const mayAskAgain = (deliveries: readonly { readonly status: DeliveryStatus }[]): boolean =>
  deliveries.every(({ status }) => isOver(status) && status !== 'COMPLETED');
