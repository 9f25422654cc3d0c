import { counterLook } from '../es/counter-look.ts';
import { defineTexts } from '../define-texts.ts';

export const counterLookTexts = defineTexts('counterLook', counterLook);
