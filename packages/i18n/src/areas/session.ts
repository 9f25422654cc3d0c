import { session } from '../es/session.ts';
import { defineTexts } from '../define-texts.ts';

export const sessionTexts = defineTexts('session', session);
