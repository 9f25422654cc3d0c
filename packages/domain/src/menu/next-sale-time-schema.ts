import * as v from 'valibot';
import type { Weekday } from '../hours/weekday.ts';
import { branded } from '../schema/fields.ts';

/**
 * The next time at which a product can be bought, on the store's clock: the local day, the number
 * of days ahead (0 is today) and the time `HH:mm`, null for the whole day.
 */
export const nextSaleTimeSchema = v.object({
  date: v.string(),
  weekday: branded<Weekday>(v.number()),
  inDays: v.number(),
  time: v.nullable(v.string()),
});
