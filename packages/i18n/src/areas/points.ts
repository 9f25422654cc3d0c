import { points } from '../es/points.ts';
import { defineTexts } from '../define-texts.ts';

export const pointsTexts = defineTexts('points', points);
