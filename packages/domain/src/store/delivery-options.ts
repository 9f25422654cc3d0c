/** Places where a rider hands an order over. */
export const deliveryOptions = ['deliverDoor', 'waitOutside', 'leaveInDoor'] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];
