import { defineTexts } from '../define-texts.ts';
import { counterUpcoming } from '../es/counter-upcoming.ts';

export const counterUpcomingTexts = defineTexts('counterUpcoming', counterUpcoming);
