import { expect, test } from 'vitest';
import {
  paymentBackoff,
  firstLateMoneyPoll,
  nextNightlyPoll,
  nextLateMoneyPoll,
  nextUndecidedPoll,
} from './payment-poll-schedule.ts';

const minutes = (count: number): number => count * 60_000;

test('polls come at 1 s, 2 s, 5 s, 15 s, 1 min, 5 min, then every 15 min, and after a day every hour', () => {
  const pauses = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 900_000];
  expect(pauses.map((_, tries) => paymentBackoff(tries))).toEqual(pauses);
  expect(paymentBackoff(99)).toBe(900_000);
  expect(paymentBackoff(100)).toBe(minutes(60));
});

test('a failed attempt gets three late polls: 15 min, 2 h and 24 h after its deadline', () => {
  const deadline = minutes(10);
  const polls: number[] = [];
  for (
    let at = minutes(3), pause: number | null = firstLateMoneyPoll(at, deadline);
    pause !== null;
    pause = nextLateMoneyPoll(at, deadline)
  ) {
    at += pause;
    polls.push(at - deadline);
  }
  expect(polls).toEqual([minutes(15), minutes(120), minutes(1_440)]);
});

test('an attempt that failed days later still gets one late poll', () => {
  expect(firstLateMoneyPoll(minutes(5_000), 0)).toBe(minutes(15));
  expect(nextLateMoneyPoll(minutes(5_000), 0)).toBeNull();
});

test('a paid attempt is polled once a night for seven days', () => {
  const deadline = Date.parse('2026-11-21T15:45:00Z');
  const looks: string[] = [];
  for (
    let at = deadline, pause = nextNightlyPoll(at, deadline);
    pause !== null;
    pause = nextNightlyPoll(at, deadline)
  ) {
    at += pause;
    looks.push(new Date(at).toISOString());
  }
  const hour = looks[0]?.slice(11);
  expect(hour).toMatch(/^0[78]:/);
  expect(looks).toEqual([22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}T${hour}`));
});

test('two attempts of one day are polled at different times', () => {
  const [one, other] = [10, 11].map(
    (count) => minutes(20) + (nextNightlyPoll(minutes(20), minutes(count)) ?? 0),
  );
  expect(one).not.toBe(other);
});

test('an undecided payment is polled 15 min, 2 h and a day after its deadline, then once a day until the thirtieth', () => {
  const polls: number[] = [];
  for (
    let at = 0, pause = nextUndecidedPoll(0, 0);
    pause !== null;
    pause = nextUndecidedPoll(at, 0)
  ) {
    at += pause;
    polls.push(at / minutes(1_440));
  }
  const days = Array.from({ length: 30 }, (_, day) => day + 1);
  expect(polls).toEqual([15 / 1_440, 120 / 1_440, ...days]);
});
