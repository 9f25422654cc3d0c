import { menuNow } from '../es/menu-now.ts';
import { defineTexts } from '../define-texts.ts';

/** The part of the menu's texts that the first script of a page needs. */
export const menuNowTexts = defineTexts('menu', menuNow, (overlays) => overlays.menu);
