import type { ProfileTexts } from '../es/profile.ts';
import type { Overlay } from '../merge.ts';

export const profile: Overlay<ProfileTexts> = {
  visitorText: 'Pides sin cuenta: tu nombre, correo y celular te los pedimos solo al pagar.',
  phoneMissing: 'Falta tu celular',
  eraseStays:
    'Por ley guardamos los productos, los montos y las fechas de tus pedidos, y el RUC o DNI de tus comprobantes, sin tu nombre.',
};
