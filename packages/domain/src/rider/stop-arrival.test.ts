import { expect, test } from 'vitest';
import { minuteMs } from '../duration.ts';
import { stopArrival } from './stop-arrival.ts';

const left = Date.parse('2026-11-21T23:00:00Z');
const at = (minutes: number): number => left + minutes * minuteMs;
const arrival = (stopsAhead: number, lastDoorAt: number | null = null): number =>
  stopArrival({ pickedUpAt: left, lastDoorAt, stopsAhead, wayMinutes: 15 });

test('the first stop takes its way, and each stop before another takes eight minutes more', () => {
  expect([0, 1, 2].map((ahead) => arrival(ahead))).toEqual([at(15), at(23), at(31)]);
});

test('after a door the next stop is eight minutes away, but never sooner than its own way', () => {
  expect(arrival(0, at(20))).toBe(at(28));
  expect(arrival(1, at(20))).toBe(at(36));
  expect(arrival(0, at(3))).toBe(at(15));
});
