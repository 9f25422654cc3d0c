import { publicMenu } from '../es/public-menu.ts';
import { defineTexts } from '../define-texts.ts';

export const publicMenuTexts = defineTexts(
  'publicMenu',
  publicMenu,
  (overlays) => overlays.publicMenu,
);
