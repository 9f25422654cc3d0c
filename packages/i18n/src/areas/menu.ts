import { menu } from '../es/menu.ts';
import { menu as ofMexico } from '../es-MX/menu.ts';
import { defineTexts } from '../define-texts.ts';

export const menuTexts = defineTexts('menu', menu, { 'es-MX': ofMexico });
