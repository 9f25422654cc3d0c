import { schedule } from '../es/schedule.ts';
import { area } from '../translate.ts';

export const scheduleTexts = area('schedule', schedule);
