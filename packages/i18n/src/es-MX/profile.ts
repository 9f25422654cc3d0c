import type { ProfileTexts } from '../es/profile.ts';
import type { Overlay } from '../merge.ts';

export const profile: Overlay<ProfileTexts> = {
  eraseStays:
    'Por ley guardamos los productos, los montos y las fechas de tus pedidos, y el RFC de tus facturas, sin tu nombre.',
};
