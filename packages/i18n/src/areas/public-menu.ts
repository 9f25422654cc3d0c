import { publicMenu } from '../es/public-menu.ts';
import { publicMenu as ofChile } from '../es-CL/public-menu.ts';
import { defineTexts } from '../define-texts.ts';

export const publicMenuTexts = defineTexts('publicMenu', publicMenu, { 'es-CL': ofChile });
