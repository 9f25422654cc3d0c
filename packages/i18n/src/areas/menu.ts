import { menu } from '../es/menu.ts';
import { defineTexts } from '../define-texts.ts';

export const menuTexts = defineTexts('menu', menu, (overlays) => overlays.menu);
