import type { CheckoutTexts } from '../es/checkout.ts';
import type { Overlay } from '../merge.ts';

export const checkout: Overlay<CheckoutTexts> = {
  emailExample: 'tucorreo@ejemplo.cl',
  questionsTitle: 'Preguntas del local',
  pickupNear: 'Retiras en',
  confirmPickup: 'Retiras en',
  payNoteCashPickup: 'Pagas cuando lo retiras. Aún no se cobra nada.',
};
