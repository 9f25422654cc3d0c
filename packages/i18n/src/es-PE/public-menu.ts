import type { PublicMenuTexts } from '../es/public-menu.ts';
import type { Overlay } from '../merge.ts';

export const publicMenu: Overlay<PublicMenuTexts> = {
  title: 'La carta',
};
