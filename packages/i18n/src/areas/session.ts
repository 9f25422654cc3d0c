import { session } from '../es/session.ts';
import { area } from '../translate.ts';

export const sessionTexts = area('session', session);
