import { expect, test } from 'vitest';
import { addDays, daysBetween } from './calendar.ts';

test('days are counted over months, years and clock changes', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-09-05', 2)).toBe('2026-09-07');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2);
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1);
});
