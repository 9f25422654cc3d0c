import { unreachable } from '../unreachable.ts';
import type { DeliveryEffect } from './delivery-effect.ts';
import type { OrderForDelivery } from './delivery-outcome.ts';
import { type DeliveryStatus, isPickedUp } from './delivery-status.ts';

/**
 * Returns the effects of a delivery's new status. Food that is lost or comes back is for the
 * operator to decide about; no other courier is requested.
 */
export function effectsOfDeliveryTransition(
  from: DeliveryStatus,
  to: DeliveryStatus,
  { isAlive, status }: OrderForDelivery,
): readonly DeliveryEffect[] {
  switch (to) {
    case 'REQUESTED':
    case 'CONFIRMED':
    case 'IN_PROGRESS':
    case 'NEAR_PICKUP':
      return from === 'REQUESTED' && status === 'ready' ? [{ do: 'notifyReady' }] : [];
    case 'PICKED_UP':
    case 'NEAR_DROPOFF':
      return isAlive && !isPickedUp(from) ? [{ do: 'advanceOrder', to: 'inTransit' }] : [];
    case 'COMPLETED':
      return isAlive ? [{ do: 'advanceOrder', to: 'completed' }] : [];
    case 'CANCELLED':
      if (isPickedUp(from)) return [{ do: 'alert', why: 'cancelled after pickup' }];
      return isAlive ? [{ do: 'reassign' }] : [];
    case 'RETURNING':
      return [{ do: 'alert', why: 'food returning' }];
    case 'RETURNED':
      return from === 'RETURNING' ? [] : [{ do: 'alert', why: 'food returning' }];
    default:
      return unreachable(to);
  }
}
