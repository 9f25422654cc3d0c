import { requests } from '../es/requests.ts';
import { defineTexts } from '../define-texts.ts';

export const requestsTexts = defineTexts('requests', requests);
