import { emails } from '../es/emails.ts';
import { defineTexts } from '../define-texts.ts';

export const emailsTexts = defineTexts('emails', emails);
