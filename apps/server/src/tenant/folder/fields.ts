import { isCalendarDay } from '@comanda/domain/hours/calendar.ts';
import { weekdaySchema } from '@comanda/domain/hours/weekday-schema.ts';
import { weeklyHoursSchema } from '@comanda/domain/hours/weekly-hours-schema.ts';
import {
  maxTenantIdLength,
  type StoreId,
  type TenantId,
  tenantIdForm,
} from '@comanda/domain/ids.ts';
import { fieldLengths } from '@comanda/domain/limits/field-lengths.ts';
import { isOneLine, isVisible, largestAmount } from '@comanda/domain/menu/item-problems.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { branded, fileId } from '@comanda/domain/schema/fields.ts';
import { settingForms } from '@comanda/domain/tenant/setting-forms.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { emptyText, severalLinesText, tooLongText } from './menu-problem-text.ts';

/**
 * Fields of the folder's format (docs/tenants.md). Unknown keys are refused, so that a misspelt key
 * is not silently ignored.
 */
export const tenantIdField = branded<TenantId>(
  v.pipe(
    v.string(),
    v.maxLength(maxTenantIdLength),
    v.regex(tenantIdForm, 'must be lower-case letters, digits and single hyphens'),
  ),
);
export const slugField = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters and digits joined by hyphens'),
);
/** A title of one or more lines. */
export const heading = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(fieldLengths.dishName, tooLongText(fieldLengths.dishName)),
  v.check(isVisible, emptyText),
);
/** A name on one line. */
export const shortText = v.pipe(heading, v.check(isOneLine, severalLinesText));
export const longText = v.pipe(
  v.string(),
  v.maxLength(fieldLengths.dishDescription, tooLongText(fieldLengths.dishDescription)),
);
export const telephone = v.pipe(
  v.string(),
  v.regex(settingForms.telephone, 'must be a telephone number'),
);
export const colourField = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour as #rrggbb'),
);
export const clockField = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time as HH:mm'),
);
export const clockSecondsField = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, 'must be a time as HH:mm:ss'),
);
export const minutesField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_440));
export const countField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** An amount of a folder in major units, from zero to `largest`. */
export const amountUpTo = (largest: number) =>
  branded<Minor>(
    v.pipe(
      v.number(),
      v.finite(),
      v.minValue(0),
      v.maxValue(largest),
      v.metadata({ unit: 'money' }),
    ),
  );
/** An amount of a folder in major units, zero or more. */
export const amountField = amountUpTo(largestAmount);
/** Id of an item that is stored inside a document, not in a column of its own. */
export const itemId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
export const storeIdField = fileId<StoreId>();

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'must be an IANA time zone, as America/Santiago'),
);

const inside = (folder: string, kinds: string) =>
  new RegExp(`^${folder}/[A-Za-z0-9][A-Za-z0-9._-]{0,100}\\.(${kinds})$`);
/** Path of a picture in the folder. */
export const imageField = v.pipe(
  v.string(),
  v.regex(
    inside('images', 'webp|avif|png|jpg|jpeg|svg'),
    'must be a picture in images/, as images/taco.webp',
  ),
);
export const fontFile = v.pipe(
  v.string(),
  v.regex(inside('fonts', 'woff2'), 'must be a .woff2 file in fonts/'),
);
export const pageFile = v.pipe(
  v.string(),
  v.regex(inside('pages', 'md'), 'must be a .md file in pages/'),
);

/** An instant in a file has an offset; in the application, instants are ISO strings in UTC. */
const instantForm =
  /^20\d\d-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;
const isOnADay = (text: string): boolean =>
  !Number.isNaN(instantOf(text)) && isCalendarDay(text.slice(0, 'YYYY-MM-DD'.length));
export const instantWithOffset = v.pipe(
  v.string(),
  v.regex(instantForm, 'must be an instant with offset, as 2026-12-24T19:00:00-03:00'),
  v.check(isOnADay, 'is on a day, at an hour or with an offset that does not exist'),
);

/** A calendar date. */
export const calendarDate = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/, 'must be a date as 2026-12-24'),
  v.check(isCalendarDay, 'is a day that does not exist'),
);

/** A date and a time of day in the zone of a store. */
export const localTimeField = v.pipe(
  v.string(),
  v.regex(
    /^20\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/,
    'must be a local date and time as 2026-12-24 19:00',
  ),
  v.check(
    (text) => isCalendarDay(text.slice(0, 'YYYY-MM-DD'.length)),
    'is on a day that does not exist',
  ),
);

/** Returns the first key that is in the list twice. */
const repeated = (keys: readonly unknown[]): string =>
  String(keys.find((key, place) => keys.indexOf(key) < place));

/** A list whose items all have different keys by `keyOf`. */
export const listOfDistinct = <const S extends v.GenericSchema>(
  item: S,
  keyOf: (item: v.InferOutput<S>) => unknown,
  what: string,
) =>
  v.pipe(
    v.array(item),
    v.check(
      (items) => new Set(items.map(keyOf)).size === items.length,
      ({ input }) =>
        `${what} must differ from each other: ${repeated(input.map(keyOf))} is there twice`,
    ),
  );

/** A window of some weekdays. */
export const weeklyHoursField = v.pipe(
  v.strictObject({
    ...weeklyHoursSchema.entries,
    days: v.pipe(
      listOfDistinct(weekdaySchema, (each) => each, 'weekdays'),
      v.minLength(1),
    ),
    from: clockField,
    to: clockField,
  }),
  v.check(({ from, to }) => from < to, 'must begin before it ends; a night past 24:00 is two rows'),
);
