import { dayMs } from '../duration.ts';
import { zonedTime } from '../hours/zoned-time.ts';
import type { StaffRole } from '../session/role.ts';
import { foldAccents } from '../text/fold-accents.ts';
import { dayWindow } from './day/day-window.ts';

/** Days back for which the counter finds orders. */
const searchedDays = 30;
/** Most orders of an answer. */
export const maxFoundOrders = 50;
/** Fewest digits of a phone, and fewest letters of a name, that find an order. */
const [phoneDigits, nameLetters] = [4, 2];
const longestNumber = 9;

/**
 * The facts that a search looks for; an order is found by any of them. `number`: the whole number
 * of the order. `phone`: digits that stand in its phone. `name`: a part of its shopper's name,
 * without accents and capitals. null: not looked for.
 */
export type OrderSearch = {
  readonly number: number | null;
  readonly phone: string | null;
  readonly name: string | null;
};

/** Returns what a typed text looks for. docs/rules/counter-ticket.md#search-of-orders. */
export function orderSearchOf(text: string): OrderSearch {
  const typed = text.trim().replace(/^#/u, '');
  const digits = typed.replaceAll(/[\s()+.-]/gu, '');
  const isDigits = /^\d+$/u.test(digits);
  const name = foldAccents(typed).replaceAll(/\s+/gu, ' ');
  return {
    number: isDigits && digits.length <= longestNumber ? Number(digits) : null,
    phone: isDigits && digits.length >= phoneDigits ? digits : null,
    name: !isDigits && name.length >= nameLetters ? name : null,
  };
}

/**
 * The orders that a search may find, milliseconds: placed from `placedFrom` on; those that ended,
 * if they ended from `endedFrom` on.
 */
export type SearchedTime = { readonly placedFrom: number; readonly endedFrom: number };

/**
 * Returns from when on a role finds orders: all find those that are under way, crew those that
 * ended today in the store's IANA zone, managers and owners those of 30 days.
 */
export function searchedTime(role: StaffRole, now: number, timeZone: string): SearchedTime {
  const placedFrom = now - searchedDays * dayMs;
  return { placedFrom, endedFrom: role === 'crew' ? todayFrom(now, timeZone) : placedFrom };
}

/** Returns the first instant of today in an IANA zone, milliseconds. */
export const todayFrom = (now: number, timeZone: string): number =>
  dayWindow(zonedTime(now, timeZone).date, timeZone)?.from ?? now - dayMs;
