import { normalCouponCode } from '@comanda/domain/coupon/coupon-code.ts';
import { couponFileLimits as most } from '@comanda/domain/coupon/coupon-file-limits.ts';
import type { Country } from '@comanda/domain/country/countries.ts';
import { overlappingWindows } from '@comanda/domain/hours/overlapping-windows.ts';
import { weekdays } from '@comanda/domain/hours/weekday.ts';
import { isOneLine, isVisible } from '@comanda/domain/menu/item-problems.ts';
import type { CouponFields } from './coupon-fields.ts';
import { amountOf, percentOf, wholeOf } from './typed-numbers.ts';

export type CouponProblem =
  | 'code'
  | 'taken'
  | 'name'
  | 'value'
  | 'maximum'
  | 'dish'
  | 'share'
  | 'units'
  | 'on'
  | 'needed'
  | 'neededTwice'
  | 'quantity'
  | 'minimumBill'
  | 'dates'
  | 'hours'
  | 'maxUses'
  | 'perPerson'
  | 'perPersonAbove'
  | 'prefix'
  | 'points';

/** `taken`: the codes of the other coupons. */
export type CouponContext = { country: Country; taken: ReadonlySet<string> };

/** Returns the reasons for which a coupon cannot be drafted, in the order of the form. */
export function couponProblems(
  fields: CouponFields,
  { country, taken }: CouponContext,
): ReadonlySet<CouponProblem> {
  const code = normalCouponCode(fields.code);
  const wrong: readonly (readonly [CouponProblem, boolean])[] = [
    ['code', code === null],
    ['taken', code !== null && taken.has(code)],
    ...discountProblems(fields, country),
    ['name', fields.name.trim() !== '' && !isNameRight(fields.name.trim())],
    ['on', fields.on.length > most.items],
    ...cartProblems(fields, country),
    ...timeProblems(fields),
    ...limitProblems(fields),
    ['prefix', fields.isInvitation && !isPrefix(fields.prefix.trim().toUpperCase())],
    ['points', fields.isInvitation && isTypedWrong(fields.points, most.rewardPoints)],
  ];
  return new Set(wrong.flatMap(([problem, isWrong]) => (isWrong ? [problem] : [])));
}

type Checked = readonly (readonly [CouponProblem, boolean])[];

const isNameRight = (name: string): boolean =>
  isVisible(name) && isOneLine(name) && name.length <= most.name;

const isPrefix = (prefix: string): boolean =>
  /^[A-Z][A-Z0-9]*$/.test(prefix) &&
  prefix.length >= most.shortestPrefix &&
  prefix.length <= most.longestPrefix;

/** Returns whether something is typed that is no whole number from 1 to `limit`. */
const isTypedWrong = (typed: string, limit: number): boolean =>
  typed.trim() !== '' && wholeOf(typed, limit) === null;

function discountProblems(fields: CouponFields, country: Country): Checked {
  const { kind, value, maximum, dish, share, units } = fields;
  const hasMaximum = kind === 'percent' || kind === 'delivery';
  return [
    ['value', kind === 'percent' && percentOf(value) === null],
    ['value', kind === 'amount' && amountOf(value, country) === null],
    ['maximum', hasMaximum && maximum.trim() !== '' && amountOf(maximum, country) === null],
    ['dish', kind === 'product' && dish === null],
    ['share', kind === 'product' && percentOf(share) === null],
    ['units', kind === 'product' && wholeOf(units, most.units) === null],
  ];
}

function cartProblems({ requires, minimumBill }: CouponFields, country: Country): Checked {
  const keys = requires.flatMap((each) => each.keys);
  return [
    ['minimumBill', minimumBill.trim() !== '' && amountOf(minimumBill, country) === null],
    ['needed', requires.some((each) => each.keys.length === 0)],
    ['neededTwice', new Set(keys).size < keys.length],
    ['quantity', requires.some(({ quantity }) => wholeOf(quantity, most.units) === null)],
  ];
}

function timeProblems({ starts, ends, hours }: CouponFields): Checked {
  const isRowWrong = hours.some(
    ({ days, from, to }) => days.length === 0 || from === '' || from >= to,
  );
  const isCrossing = weekdays.some(
    (day) =>
      overlappingWindows(
        hours.filter(({ days }) => days.includes(day)),
        ({ from, to }) => [from, to],
      ).length > 0,
  );
  return [
    ['dates', starts !== '' && ends !== '' && ends < starts],
    ['hours', isRowWrong || isCrossing || hours.length > most.hours],
  ];
}

function limitProblems({ maxUses, perPerson }: CouponFields): Checked {
  const all = wholeOf(maxUses, most.uses);
  const each = wholeOf(perPerson, most.usesPerUser);
  return [
    ['maxUses', isTypedWrong(maxUses, most.uses)],
    ['perPerson', isTypedWrong(perPerson, most.usesPerUser)],
    ['perPersonAbove', all !== null && each !== null && each > all],
  ];
}
