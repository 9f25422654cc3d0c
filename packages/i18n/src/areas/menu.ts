import { menu } from '../es/menu.ts';
import { menu as ofMexico } from '../es-MX/menu.ts';
import { area } from '../translate.ts';

export const menuTexts = area('menu', menu, { 'es-MX': ofMexico });
