import { type DeliveryOption, deliveryOptions } from '../store/store.ts';

/** How it is handed over: as was chosen, where the store offers that; else the first that it offers. null: it offers none. */
export const chooseDeliveryOption = (
  offered: readonly DeliveryOption[],
  chosen: DeliveryOption | null,
): DeliveryOption | null =>
  chosen !== null && offered.includes(chosen)
    ? chosen
    : (deliveryOptions.find((option) => offered.includes(option)) ?? null);
