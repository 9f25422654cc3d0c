import { defineTexts } from '../define-texts.ts';
import { counterRemoval } from '../es/counter-removal.ts';

export const counterRemovalTexts = defineTexts('counterRemoval', counterRemoval);
