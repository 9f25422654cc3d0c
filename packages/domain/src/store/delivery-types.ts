/** Couriers that bring the orders of a store, and its own riders. */
export const deliveryTypes = [
  'peya_delivery',
  'uber_delivery',
  'cabify_delivery',
  'own_delivery',
] as const;
export type DeliveryType = (typeof deliveryTypes)[number];
