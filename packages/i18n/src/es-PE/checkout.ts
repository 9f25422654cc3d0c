import type { CheckoutTexts } from '../es/checkout.ts';
import type { Overlay } from '../merge.ts';

export const checkout: Overlay<CheckoutTexts> = {
  emailExample: 'tucorreo@ejemplo.pe',
  saveInProfile: 'Guardar este nombre y celular en mi perfil',
};
