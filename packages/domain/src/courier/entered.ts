import type { OrderStatus } from '../order/order-status.ts';
import { unreachable } from '../unreachable.ts';
import type { DeliveryEffect } from './delivery-effect.ts';
import { type DeliveryStatus, hasFood } from './delivery-status.ts';

type Order = { readonly status: OrderStatus; readonly isWanted: boolean };

/** What follows from a delivery's new status. Food that is lost or comes back is a person's to decide about, not the next courier's. */
export function entered(from: DeliveryStatus, to: DeliveryStatus, { isWanted, status }: Order): readonly DeliveryEffect[] {
  switch (to) {
    case 'REQUESTED':
    case 'CONFIRMED':
    case 'IN_PROGRESS':
    case 'NEAR_PICKUP':
      return from === 'REQUESTED' && status === 'ready' ? [{ do: 'tellReady' }] : [];
    case 'PICKED_UP':
    case 'NEAR_DROPOFF':
      return isWanted && !hasFood(from) ? [{ do: 'moveOrder', to: 'inTransit' }] : [];
    case 'COMPLETED':
      return isWanted ? [{ do: 'moveOrder', to: 'completed' }] : [];
    case 'CANCELLED':
      if (hasFood(from)) return [{ do: 'alert', why: 'cancelled with the food' }];
      return isWanted ? [{ do: 'fallBack' }] : [];
    case 'RETURNING':
      return [{ do: 'alert', why: 'food comes back' }];
    case 'RETURNED':
      return from === 'RETURNING' ? [] : [{ do: 'alert', why: 'food comes back' }];
    default:
      return unreachable(to);
  }
}
