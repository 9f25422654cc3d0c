import { counterMenu } from '../es/counter-menu.ts';
import { defineTexts } from '../define-texts.ts';

export const counterMenuTexts = defineTexts('counterMenu', counterMenu);
