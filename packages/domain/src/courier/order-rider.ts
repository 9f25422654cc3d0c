import type { InferOutput } from 'valibot';
import type { OrderStatus } from '../order/order-status.ts';
import { unreachable } from '../unreachable.ts';
import type { Frozen } from '../schema/frozen.ts';
import type { Delivery } from './delivery.ts';
import { type DeliveryStatus, isDeliveryOver } from './delivery-status.ts';
import { isoOf } from '../time/instant.ts';
import type { orderRiderSchema } from './order-rider-schema.ts';

export type OrderRider = Frozen<InferOutput<typeof orderRiderSchema>>;

const noRider = {
  name: null,
  phone: null,
  eta: null,
  latitude: null,
  longitude: null,
  trackingUrl: null,
};

/**
 * Returns the rider of a delivery. After the delivery ends, the rider's phone and location are left
 * out.
 */
export function orderRiderOf({ courier, status, rider, eta, trackingUrl }: Delivery): OrderRider {
  if (isDeliveryOver(status)) return { ...noRider, courier, status, name: rider?.name ?? null };
  return {
    courier,
    status,
    name: rider?.name ?? null,
    phone: rider?.phone ?? null,
    eta: isoOf(eta),
    latitude: rider?.at?.latitude ?? null,
    longitude: rider?.at?.longitude ?? null,
    trackingUrl,
  };
}

/**
 * The delivery status of a store's own delivery, derived from the order status. null before
 * preparation begins and after the order came to nothing.
 */
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

/** The rider of a store's own delivery, without a name. */
export function ownDeliveryRider(order: OrderStatus): OrderRider | null {
  const status = ownDeliveryStatus(order);
  return status === null ? null : { ...noRider, courier: 'own_delivery', status };
}
