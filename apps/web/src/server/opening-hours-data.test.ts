import type { BusinessHours } from '@comanda/domain/store/store.ts';
import { makeStore } from '@comanda/domain/testing/make.ts';
import { expect, test } from 'vitest';
import { openingHoursData } from './opening-hours-data.ts';

const hours = (
  day: number,
  openingTime: string,
  closingTime: string,
  dispatchMethod: BusinessHours['dispatchMethod'] = 'in_store',
) => ({ day, openingTime, closingTime, dispatchMethod, position: 1 }) as BusinessHours;
const spans = (
  businessHours: readonly BusinessHours[],
  orderMethod: 'both' | 'in_store' = 'both',
) =>
  (
    openingHoursData(makeStore({ businessHours, orderMethod })) as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[]
  ).map(
    ({ dayOfWeek, opens, closes }) =>
      `${dayOfWeek.map((day) => day.replace('https://schema.org/', '').slice(0, 2)).join(' ')} ${opens}-${closes}`,
  );

test('days with the same hours are grouped', () => {
  expect(
    spans([
      hours(1, '12:00:00', '22:00:00'),
      hours(2, '12:00:00', '22:00:00'),
      hours(6, '13:00:00', '23:00:00'),
    ]),
  ).toEqual(['Mo Tu 12:00-22:00', 'Sa 13:00-23:00']);
});

test('hours past midnight belong to the evening before, also at the end of the week', () => {
  expect(spans([hours(5, '18:00:00', '23:59:59'), hours(6, '00:00:00', '02:00:00')])).toEqual([
    'Fr 18:00-02:00',
  ]);
  expect(spans([hours(6, '18:00:00', '23:59:59'), hours(0, '00:00:00', '02:00:00')])).toEqual([
    'Sa 18:00-02:00',
  ]);
});

test('a store that never closes is listed for all seven days', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, '00:00:00', '23:59:59'));
  expect(spans(always)).toEqual(['Su Mo Tu We Th Fr Sa 00:00-23:59']);
});

test('a store’s hours join those of its dispatch methods', () => {
  const twoPeriods = [
    hours(3, '12:00:00', '15:00:00'),
    hours(3, '14:00:00', '20:00:00', 'store_delivery'),
  ];
  expect(spans(twoPeriods)).toEqual(['We 12:00-20:00']);
  expect(spans(twoPeriods, 'in_store')).toEqual(['We 12:00-15:00']);
});
