import { emails } from '../es/emails.ts';
import { area } from '../translate.ts';

export const emailsTexts = area('emails', emails);
