import { expect, test } from 'vitest';
import { isAcceptedDay, isAcceptedInstant, isAcceptedLocalTime } from './accepted-dates.ts';

const wrongDays = [
  ...['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '+012026-01-01'],
  ...['2025-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...['today', 'infinity', '-infinity', 'epoch', '', '2026-1-1', '2026-11-24 ', '2026-11-24\n'],
];

test.each(['2000-01-01', '2024-02-29', '2026-11-24', '2100-12-31'])(
  '%s is a day, and with a clock a local time and an instant',
  (day) => {
    expect(isAcceptedDay(day)).toBe(true);
    expect(isAcceptedLocalTime(`${day} 23:59`)).toBe(true);
    for (const clock of ['T00:00:00Z', 'T23:59:59.999-03:00', ' 10:00+02'])
      expect(isAcceptedInstant(`${day}${clock}`), clock).toBe(true);
  },
);

test.each(wrongDays)('%j is no day, and no local time or instant is on it', (day) => {
  expect(isAcceptedDay(day)).toBe(false);
  expect(isAcceptedLocalTime(`${day} 10:00`)).toBe(false);
  expect(isAcceptedInstant(`${day}T10:00:00Z`)).toBe(false);
});

test.each(['24:00', '10:60', '1:00', '', '10:00\n'])('no clock shows %j', (clock) => {
  expect(isAcceptedLocalTime(`2026-11-24 ${clock}`)).toBe(false);
  expect(isAcceptedInstant(`2026-11-24T${clock}Z`)).toBe(false);
});

test.each(['', '+99:00', '-16:00', '+02:99'])('an instant has no offset %j', (offset) => {
  expect(isAcceptedInstant(`2026-11-24T10:00:00${offset}`)).toBe(false);
});
