import { schedule } from '../es/schedule.ts';
import { defineTexts } from '../define-texts.ts';

export const scheduleTexts = defineTexts('schedule', schedule);
