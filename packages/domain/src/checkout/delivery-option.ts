import { type DeliveryOption, deliveryOptions } from '../store/delivery-options.ts';

/**
 * Returns the shopper's delivery option if the store offers it, else the first that the store
 * offers; null if it offers none.
 */
export const chooseDeliveryOption = (
  offered: readonly DeliveryOption[],
  chosen: DeliveryOption | null,
): DeliveryOption | null =>
  chosen !== null && offered.includes(chosen)
    ? chosen
    : (deliveryOptions.find((option) => offered.includes(option)) ?? null);
