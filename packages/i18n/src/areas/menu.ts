import { menu } from '../es/menu.ts';
import { area } from '../translate.ts';

export const menuTexts = area(menu);
