import { expect, test } from 'vitest';
import { defaultSlot, type ChosenSlot, slotOnDay, slotProblem } from './slot-choice.ts';
import type { OfferedDay } from './slot.ts';

/** Santiago in November: three hours behind UTC. A star marks a full time. */
const at = (date: string, time: string): ChosenSlot => ({
  date,
  time,
  instant: new Date(`${date}T${time}:00-03:00`).toISOString(),
});
const day = (date: string, ...times: readonly string[]): OfferedDay => ({
  date,
  times: times.map((written) => {
    const time = written.replace('*', '');
    return { time, instant: at(date, time).instant, isFull: written.endsWith('*') };
  }),
});

const [saturday, sunday, monday] = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;
const days = [
  day(saturday, '20:00*', '20:30', '21:00'),
  day(sunday),
  day(monday, '13:00*', '13:30', '14:00'),
];

test('without a requested time the first free slot is chosen', () => {
  expect(defaultSlot(days, null)).toEqual(at(saturday, '20:30'));
});

test('the default slot is the first free one after the preselected time on its date', () => {
  expect(defaultSlot(days, at(saturday, '20:00'))).toEqual(at(saturday, '20:30'));
  expect(defaultSlot(days, at(saturday, '20:30'))).toEqual(at(saturday, '21:00'));
  expect(defaultSlot(days, at(saturday, '20:40'))).toEqual(at(saturday, '21:00'));
});

test('if no slot is left on its date, the default is the first of the next day with free slots', () => {
  expect(defaultSlot(days, at(saturday, '21:00'))).toEqual(at(monday, '13:30'));
  expect(defaultSlot(days, at(sunday, '13:00'))).toEqual(at(monday, '13:30'));
});

test('after the last slot the default is the first free one of all; without free slots there is no default', () => {
  expect(defaultSlot(days, at(monday, '14:00'))).toEqual(at(saturday, '20:30'));
  expect(defaultSlot([day(saturday, '20:00*'), day(sunday)], null)).toBeNull();
  expect(defaultSlot([], at(saturday, '20:00'))).toBeNull();
});

test('an offered and free slot stays chosen', () => {
  expect(slotProblem(days, at(monday, '14:00'))).toBeNull();
});

test('a slot that its date does not offer is invalid, and so is a full one', () => {
  expect(slotProblem(days, at(monday, '14:30'))).toBe('notOffered');
  expect(slotProblem(days, at(sunday, '14:00'))).toBe('notOffered');
  expect(slotProblem(days, at('2026-12-24', '14:00'))).toBe('notOffered');
  expect(slotProblem(days, at(monday, '13:00'))).toBe('full');
});

test('if every date is unavailable any slot is invalid', () => {
  expect(slotProblem([day(saturday, '20:00*'), day(sunday)], at(saturday, '20:00'))).toBe(
    'noneLeft',
  );
  expect(slotProblem([], at(saturday, '20:00'))).toBe('noneLeft');
});

test('in a repeated hour two slots have the same local time and are different', () => {
  const first: ChosenSlot = {
    date: '2027-04-03',
    time: '23:30',
    instant: '2027-04-04T02:30:00.000Z',
  };
  const second: ChosenSlot = { ...first, instant: '2027-04-04T03:30:00.000Z' };
  const night: OfferedDay = {
    date: first.date,
    times: [
      { ...first, isFull: true },
      { ...second, isFull: false },
    ],
  };
  expect(slotProblem([night], first)).toBe('full');
  expect(slotProblem([night], second)).toBeNull();
  expect(defaultSlot([night], first)).toEqual(second);
});

test('a slot chosen at a store in another time zone is invalid, even at the same instant', () => {
  expect(slotProblem(days, { ...at(monday, '14:00'), time: '13:00' })).toBe('notOffered');
});

test('a new date keeps the hour if it is free, else starts with its first free slot', () => {
  const [sat, sun, mon] = days as [OfferedDay, OfferedDay, OfferedDay];
  expect(slotOnDay(mon, '14:00')).toEqual(at(monday, '14:00'));
  expect(slotOnDay(mon, '13:00')).toEqual(at(monday, '13:30'));
  expect(slotOnDay(sat, null)).toEqual(at(saturday, '20:30'));
  expect(slotOnDay(sun, '14:00')).toBeNull();
});
