import { expect, test } from 'vitest';
import { acceptAlarm, alarmStage } from './accept-alarm.ts';
import { usualAcceptMinutes } from './accept-times.ts';
import type { BoardColumn } from './board-column.ts';
import { latenessAt, latenessMarks } from './board-lateness.ts';

const minute = 60_000;
const facts = {
  dispatchMethod: 'store_delivery',
  alarm: acceptAlarm(0, 15),
  readySince: 100 * minute,
  readyAt: 200 * minute,
  estimatedAt: 300 * minute,
} as const;
const lateOf = (column: BoardColumn, changes: object = {}) => {
  const { soonAt, lateAt } = latenessMarks({ ...facts, column, ...changes });
  return [soonAt, lateAt].map((at) => (at === null ? null : at / minute));
};

test('each column is late by its own time, and soon late five minutes before', () => {
  expect(lateOf('new')).toEqual([2, 5]);
  expect(lateOf('kitchen')).toEqual([195, 200]);
  expect(lateOf('ready')).toEqual([105, 110]);
  expect(lateOf('ready', { dispatchMethod: 'in_store' })).toEqual([315, 320]);
  expect(lateOf('onTheWay')).toEqual([295, 300]);
  expect(lateOf('later')).toEqual([null, null]);
  expect(lateOf('kitchen', { readyAt: null })).toEqual([null, null]);
  const marks = { soonAt: 5, lateAt: 10 };
  expect([4, 5, 9, 10].map((now) => latenessAt(marks, now))).toEqual([
    'onTime',
    'soon',
    'soon',
    'late',
  ]);
});

test('an alarm is louder after two minutes, mails after five and cancels at the store’s minute', () => {
  const alarm = acceptAlarm(0, 15);
  expect([119_999, 120_000, 299_999, 300_000].map((now) => alarmStage(alarm, now))).toEqual([
    'ringing',
    'louder',
    'louder',
    'mailed',
  ]);
  expect([alarm.cancelAt, acceptAlarm(0, null).cancelAt]).toEqual([15 * minute, null]);
});

test('the first choice is the time that the shopper was told, rounded up to five minutes', () => {
  expect(usualAcceptMinutes(17 * minute, 0, 30)).toBe(20);
  expect(usualAcceptMinutes(null, 0, 30)).toBe(30);
  expect(usualAcceptMinutes(-5 * minute, 0, 30)).toBe(5);
});
