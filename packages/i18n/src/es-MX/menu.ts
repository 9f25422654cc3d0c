import type { MenuTexts } from '../es/menu.ts';
import type { Overlay } from '../merge.ts';

export const menu: Overlay<MenuTexts> = {
  pickupOnly: 'Solo para recoger en sucursal',
};
