import * as v from 'valibot';
import { weekdaySchema } from './weekday-schema.ts';

/**
 * A window of some weekdays in the store's zone, `HH:mm`: `from` included, `to` excluded. Days: 0
 * is Sunday.
 */
export const weeklyHoursSchema = v.object({
  days: v.array(weekdaySchema),
  from: v.string(),
  to: v.string(),
});
