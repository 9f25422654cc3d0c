import type { OrderStatus } from '../order/order-status.ts';
import { unreachable } from '../unreachable.ts';
import type { CourierName, Delivery } from './delivery.ts';
import { type DeliveryStatus, isDeliveryOver } from './delivery-status.ts';

/** What an order tells of who brings it. `eta`: ISO instant at which it is expected at the door. Coordinates come together or not at all. */
export type OrderRider = {
  /** null: an order from before it was told. */
  readonly courier: CourierName | null;
  readonly status: DeliveryStatus;
  readonly name: string | null;
  readonly phone: string | null;
  readonly eta: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly trackingUrl: string | null;
};

const noRider = {
  name: null,
  phone: null,
  eta: null,
  latitude: null,
  longitude: null,
  trackingUrl: null,
};

/** Once it is over, a rider's telephone and place are nobody's business any more. */
export function orderRiderOf({ courier, status, rider, eta, trackingUrl }: Delivery): OrderRider {
  if (isDeliveryOver(status)) return { ...noRider, courier, status, name: rider?.name ?? null };
  return {
    courier,
    status,
    name: rider?.name ?? null,
    phone: rider?.phone ?? null,
    eta: eta === null ? null : new Date(eta).toISOString(),
    latitude: rider?.at?.latitude ?? null,
    longitude: rider?.at?.longitude ?? null,
    trackingUrl,
  };
}

/** Where a delivery by the store's own people stands, by the moves of its kitchen; null before the kitchen begins, and when it came to nothing. */
export function ownDeliveryStatus(status: OrderStatus): DeliveryStatus | null {
  switch (status) {
    case 'preparing':
    case 'ready':
      return 'CONFIRMED';
    case 'inTransit':
      return 'PICKED_UP';
    case 'completed':
      return 'COMPLETED';
    case 'creation_scheduled':
    case 'scheduled':
    case 'created':
    case 'cancelled':
    case 'failed':
    case 'reversed':
      return null;
    default:
      return unreachable(status);
  }
}

/** The rider of an order that its store brings itself: nobody is named. */
export function ownDeliveryRider(order: OrderStatus): OrderRider | null {
  const status = ownDeliveryStatus(order);
  return status === null ? null : { ...noRider, courier: 'own_delivery', status };
}
