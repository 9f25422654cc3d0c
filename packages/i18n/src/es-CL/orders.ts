import type { OrderTexts } from '../es/orders.ts';
import type { Overlay } from '../merge.ts';

export const orders: Overlay<OrderTexts> = {
  pickupTitle: 'Retiras en',
  statusPickup: { ready: 'Listo para retirar', completed: 'Retirado' },
  statusPickupNext: { preparing: 'Sigue: te avisamos cuando esté listo para retirar.' },
  stepsPickup: { ready: 'Listo para retirar', completed: 'Retirado' },
};
