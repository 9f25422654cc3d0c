import { publicMenu } from '../es/public-menu.ts';
import { publicMenu as ofChile } from '../es-CL/public-menu.ts';
import { area } from '../translate.ts';

export const publicMenuTexts = area('publicMenu', publicMenu, { 'es-CL': ofChile });
