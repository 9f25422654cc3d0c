import type { OrderTexts } from '../es/orders.ts';
import type { Overlay } from '../merge.ts';

export const orders: Overlay<OrderTexts> = {
  pickupTitle: 'Retiras en',
  statusPickup: { completed: 'Retirado' },
  stepsPickup: { completed: 'Retirado' },
};
