import { isCalendarDay } from '@comanda/domain/hours/calendar.ts';
import { type Weekday, weekdays } from '@comanda/domain/hours/weekday.ts';
import {
  isPaymentMethodName,
  type PaymentMethodName,
} from '@comanda/domain/payment/method-names.ts';
import type { DispatchMethod } from '@comanda/domain/store/store.ts';
import { longDayText, weekdayNames } from './format/day-text.ts';

/**
 * Facts of a coupon's refusal, for its text. `starts` and `ended` read after "desde" and "venció":
 * `el martes 1 de diciembre a las 10:00`. `times` reads after "vale": `de lunes a viernes, de 12:00
 * a 16:00`. `names`: products or categories, `units`: how many are missing.
 */
export type CouponRefusalFacts = {
  names?: readonly string[];
  units?: number | undefined;
  starts?: string | undefined;
  ended?: string | undefined;
  times?: string | undefined;
  stores?: readonly string[];
  companies?: readonly string[];
  platforms?: readonly string[];
  methods?: readonly PaymentMethodName[];
  dispatchMethod?: DispatchMethod | undefined;
  field?: string | undefined;
};

type Metadata = Readonly<Record<string, unknown>>;

/**
 * Reads the facts of a coupon's refusal from its metadata. A value of another shape is left out.
 * docs/rules/coupons.md#texts-of-refused-coupons.
 */
export const couponRefusalFacts = (metadata: Metadata): CouponRefusalFacts => ({
  names: textsOf(metadata['names']),
  units: typeof metadata['units'] === 'number' ? metadata['units'] : undefined,
  starts: momentText(metadata['startsAt'], '00:00'),
  ended: momentText(metadata['endedAt'], '23:59'),
  times: timesText(metadata),
  stores: textsOf(metadata['stores']),
  companies: textsOf(metadata['companies']),
  platforms: textsOf(metadata['platforms']),
  methods: textsOf(metadata['methods']).filter(isPaymentMethodName),
  dispatchMethod: dispatchMethodOf(metadata['dispatchMethod']),
  field: typeof metadata['field'] === 'string' ? metadata['field'] : undefined,
});

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const dispatchMethodOf = (value: unknown): DispatchMethod | undefined =>
  value === 'store_delivery' || value === 'in_store' ? value : undefined;

/**
 * Formats a local time `YYYY-MM-DD HH:mm`; the time of day is left out if it is `usual`, the end of
 * the day that is meant.
 */
function momentText(value: unknown, usual: string): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [, date = '', time = ''] = /^(20\d\d-\d\d-\d\d) (\d\d:\d\d)$/.exec(value) ?? [];
  if (!isCalendarDay(date)) return undefined;
  return `el ${longDayText(date)}${time === usual ? '' : ` a las ${time}`}`;
}

/** Formats weekdays with the hours of one window, or weekdays alone. */
function timesText({ days, from, to }: Metadata): string | undefined {
  const known = Array.isArray(days) ? weekdays.filter((day) => days.includes(day)) : [];
  const parts = [...daysText(known), ...hoursText(from, to)];
  return parts.length === 0 ? undefined : parts.join(', ');
}

function hoursText(from: unknown, to: unknown): readonly string[] {
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  return [to === '23:59' ? `desde las ${from}` : `de ${from} a ${to}`];
}

function daysText(days: readonly Weekday[]): readonly string[] {
  const names = weekdayNames(days);
  if (names === '') return [];
  return [/^(de|todos) /.test(names) ? names : `los ${names}`];
}
