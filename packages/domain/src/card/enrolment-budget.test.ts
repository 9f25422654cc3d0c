import { expect, test } from 'vitest';
import { hourMs } from '../duration.ts';
import { enrolmentsPerHour, secondsUntilEnrolment } from './enrolment-budget.ts';

const now = 10 * hourMs;
/** Enrolments that began one second after the other; the last one `last` milliseconds ago. */
const begun = (count: number, last = 0): number[] =>
  Array.from({ length: count }, (_, at) => now - last - at * 1_000);

test('a user begins twenty enrolments in an hour, and the next one when the first of them is an hour old', () => {
  expect(secondsUntilEnrolment([], now)).toBe(0);
  expect(secondsUntilEnrolment(begun(enrolmentsPerHour - 1), now)).toBe(0);
  expect(secondsUntilEnrolment(begun(enrolmentsPerHour), now)).toBe(3_600 - 19);
  expect(secondsUntilEnrolment(begun(enrolmentsPerHour).toReversed(), now)).toBe(3_600 - 19);
  expect(secondsUntilEnrolment(begun(enrolmentsPerHour, hourMs - 19_500), now)).toBe(1);
  expect(secondsUntilEnrolment(begun(enrolmentsPerHour, hourMs - 19_000), now)).toBe(0);
});
