import { counterTicket } from '../es/counter-ticket.ts';
import { defineTexts } from '../define-texts.ts';

export const counterTicketTexts = defineTexts('counterTicket', counterTicket);
