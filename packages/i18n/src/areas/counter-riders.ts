import { counterRiders } from '../es/counter-riders.ts';
import { defineTexts } from '../define-texts.ts';

export const counterRidersTexts = defineTexts('counterRiders', counterRiders);
