import type { CheckoutTexts } from '../es/checkout.ts';
import type { Overlay } from '../merge.ts';

export const checkout: Overlay<CheckoutTexts> = {
  emailExample: 'tucorreo@ejemplo.cl',
  pickupNear: 'Retiras en',
  confirmPickup: 'Retiras en',
};
