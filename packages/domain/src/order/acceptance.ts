import { unreachable } from '../unreachable.ts';
import type { OrderStatus, ShownStatus } from './order-status.ts';

/**
 * The status that an order gets when the restaurant accepts it: staff at the counter or its
 * setting, or the restaurant's own system. docs/rules/orders.md#acceptance.
 */
export const acceptedStatus = 'preparing' satisfies OrderStatus;

/** `waiting`: nobody in the restaurant has accepted the order yet. */
export type Acceptance = 'waiting' | 'accepted';

/**
 * Returns whether the restaurant accepted an order. null: the restaurant does not have it yet,
 * because it is for later or not paid; or it came to nothing; or this version does not know its
 * status.
 */
export function acceptanceOf(status: ShownStatus): Acceptance | null {
  switch (status) {
    case 'created':
      return 'waiting';
    case acceptedStatus:
    case 'ready':
    case 'inTransit':
    case 'completed':
      return 'accepted';
    case 'creation_scheduled':
    case 'scheduled':
    case 'cancelled':
    case 'failed':
    case 'reversed':
    case 'unknown':
      return null;
    default:
      return unreachable(status);
  }
}

/** Returns the ISO instant at which the restaurant accepted an order, or null. */
export const acceptedAt = (
  timeline: readonly { status: ShownStatus; at: string }[],
): string | null => timeline.find(({ status }) => status === acceptedStatus)?.at ?? null;
