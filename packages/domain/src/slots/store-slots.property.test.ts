import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Weekday } from '../hours/weekday.ts';
import { endMinuteOf, formatClock, minuteOf } from '../hours/zoned-time.ts';
import { storeOpening } from '../store/why-store-is-closed.ts';
import type { BusinessHours } from '../store/store.ts';
import { makeHours, makeStore } from '../testing/make.ts';
import { storeSlots } from './store-slots.ts';

const halfHour = 1_800_000;
const zones = [
  'Santiago',
  'Punta_Arenas',
  'Coyhaique',
  'Guatemala',
  'Mexico_City',
  'Tijuana',
  'Cancun',
].map((city) => `America/${city}`);

type LocalClock = { text: string; weekday: Weekday; minute: number };

/**
 * Returns local date and time by `Intl`, independent of the code under test. An instant that was
 * asked before is not formatted again.
 */
function clockOf(timeZone: string): (instant: number) => LocalClock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const read = (instant: number): LocalClock => {
    const text = format.format(instant);
    return {
      text,
      weekday: new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDay() as Weekday,
      minute: minuteOf(text.slice(11)),
    };
  };
  const known = new Map<number, LocalClock>();
  return (instant) => {
    const clock = known.get(instant) ?? read(instant);
    known.set(instant, clock);
    return clock;
  };
}

/**
 * Returns every half hour at which a store with these hours is open, instant by instant. In a
 * repeated hour it does not open again.
 */
function openHalfHours(
  hours: readonly BusinessHours[],
  clock: (instant: number) => LocalClock,
  from: number,
  to: number,
): readonly number[] {
  const found: number[] = [];
  for (let instant = from; instant < to; instant += halfHour) {
    const { text, weekday, minute } = clock(instant);
    const door = clock(instant - 2 * halfHour).text === text ? minute - (minute % 60) + 59 : minute;
    const isOpen = hours.some(
      ({ day, openingTime, closingTime }) =>
        day === weekday && minuteOf(openingTime) <= door && door < endMinuteOf(closingTime),
    );
    if (isOpen) found.push(instant);
  }
  return found;
}

const lunchAndNight = [
  ...makeHours('00:00:00', '02:30:00'),
  ...makeHours('12:00:00', '15:30:00', [1, 2, 3, 4, 5]),
  ...makeHours('19:30:00', '23:59:59'),
];

test.each([...zones, 'Pacific/Easter'])(
  'every half hour of 730 days in %s exists once, in order, and none while the store is closed',
  (timeZone) => {
    const businessHours = lunchAndNight.filter(
      ({ dispatchMethod }) => dispatchMethod === 'in_store',
    );
    const store = makeStore({ timeZone, businessHours });
    const now = Date.parse('2026-01-01T12:00:00Z');
    const slots = storeSlots({ store, dispatch: 'in_store', now, days: 730, wait: 0 });
    const clock = clockOf(timeZone);
    const end = (slots.at(-1)?.instant ?? now) + halfHour;
    expect(slots.length).toBeGreaterThan(730 * 13);
    expect(slots.map(({ instant }) => instant)).toEqual(
      openHalfHours(businessHours, clock, now, end),
    );
    expect(slots.map(({ date, minute }) => `${date} ${formatClock(minute)}`)).toEqual(
      slots.map(({ instant }) => clock(instant).text),
    );
  },
);

const quarter = (minute: number): string =>
  minute >= 1_440 ? '23:59:59' : `${formatClock(minute)}:00`;
const someHours = fc
  .tuple(
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 0, max: 95 }),
    fc.integer({ min: 1, max: 96 }),
  )
  .filter(([, from, to]) => from < to)
  .map(([day, from, to]): BusinessHours => ({
    day: day as Weekday,
    dispatchMethod: 'in_store',
    position: 0,
    openingTime: quarter(from * 15),
    closingTime: quarter(to * 15),
  }));
const someTime = fc
  .integer({ min: 0, max: 2 * 365 * 1_440 })
  .map((minute) => Date.parse('2026-01-01T00:00:00Z') + minute * 60_000);

test('with any hours, each slot is later than the previous one, and the store is open at it and at its preparation start', () => {
  const facts = fc.record({
    hours: fc.array(someHours, { maxLength: 10 }),
    now: someTime,
    wait: fc.integer({ min: 0, max: 90 }),
    zone: fc.constantFrom(...zones),
  });
  fc.assert(
    fc.property(facts, ({ hours, now, wait, zone: timeZone }) => {
      const store = makeStore({ timeZone, businessHours: hours });
      let before = now + wait * 60_000 - 1;
      for (const { instant } of storeSlots({ store, dispatch: 'in_store', now, days: 14, wait })) {
        if (instant <= before) throw new Error('out of order, or too early');
        const closed = [instant, instant - wait * 60_000].filter(
          (at) => storeOpening(store, 'in_store', at).kind === 'closed',
        );
        if (closed.length > 0)
          throw new Error(`closed at ${new Date(closed[0] ?? 0).toISOString()}`);
        before = instant;
      }
    }),
    { numRuns: 40 },
  );
});
