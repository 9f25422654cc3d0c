import * as v from 'valibot';
import { branded } from '../schema/fields.ts';
import type { Weekday } from './weekday.ts';

export const weekdaySchema = branded<Weekday>(v.picklist([0, 1, 2, 3, 4, 5, 6]));
