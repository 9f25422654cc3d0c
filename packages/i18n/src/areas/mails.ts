import { mails } from '../es/mails.ts';
import { defineTexts } from '../define-texts.ts';

export const mailsTexts = defineTexts('mails', mails);
