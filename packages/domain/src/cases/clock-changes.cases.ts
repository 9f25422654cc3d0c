import { makeHours } from '../testing/make.ts';
import type { SlotCase } from './slot-case.ts';

const always = { pickUpWaitTime: 0, businessHours: makeHours('00:00:00', '23:59:59') };
const easter = { ...always, timeZone: 'Pacific/Easter' };
const tijuana = { ...always, timeZone: 'America/Tijuana' };

/**
 * Known days of a clock change (docs/rules/times.md#slots-on-days-with-a-clock-change). A repeated
 * hour has its slots twice in stores that are open to its end.
 */
export const clockChangeCases: readonly SlotCase[] = [
  {
    name: 'Santiago on 6 September 2026 has no midnight',
    store: always,
    at: '2026-09-05T20:00:00Z',
    times: { '2026-09-05': '16:00-23:30', '2026-09-06': '01:00-23:30' },
  },
  {
    name: 'Santiago on 5 September 2027 has no midnight',
    store: always,
    at: '2027-09-03T16:00:00Z',
    times: { '2027-09-04': '00:00-23:30', '2027-09-05': '01:00-23:30' },
  },
  {
    name: 'Santiago on 4 April 2026 has eleven at night twice',
    store: always,
    at: '2026-04-04T23:00:00Z',
    times: { '2026-04-04': '20:00-23:30,23:00-23:30', '2026-04-05': '00:00-23:30' },
  },
  {
    name: 'Santiago on 3 April 2027 has eleven at night twice',
    store: always,
    at: '2027-04-02T12:00:00Z',
    times: { '2027-04-03': '00:00-23:30,23:00-23:30' },
  },
  {
    name: 'who closes at half past eleven serves that hour once',
    store: { ...always, businessHours: makeHours('12:00:00', '23:30:00') },
    at: '2026-04-04T12:00:00Z',
    times: { '2026-04-04': '12:00-23:00' },
  },
  {
    name: 'who opens at half past eleven stays open when that hour comes again',
    store: { ...always, businessHours: makeHours('23:30:00', '23:59:59') },
    at: '2026-04-04T12:00:00Z',
    times: { '2026-04-04': '23:30,23:00-23:30' },
  },
  {
    name: 'who opens at a midnight that does not exist opens as the clock jumps',
    store: { pickUpWaitTime: 30, businessHours: makeHours('00:00:00', '03:00:00', [0]) },
    at: '2026-09-04T12:00:00Z',
    times: { '2026-09-05': '', '2026-09-06': '01:30-02:30' },
  },
  {
    name: 'a night over the midnight that does not exist is one opening, and its wait is real time',
    store: {
      pickUpWaitTime: 60,
      businessHours: [...makeHours('23:30:00', '23:59:59'), ...makeHours('00:00:00', '03:00:00')],
    },
    at: '2026-09-04T12:00:00Z',
    times: { '2026-09-06': '01:30-02:30' },
  },
  {
    name: 'Easter Island skips ten at night on 5 September 2026',
    store: easter,
    at: '2026-09-04T12:00:00Z',
    times: { '2026-09-05': '00:00-21:30,23:00-23:30', '2026-09-06': '00:00-23:30' },
  },
  {
    name: 'Easter Island has nine at night twice on 4 April 2026',
    store: easter,
    at: '2026-04-03T12:00:00Z',
    times: { '2026-04-04': '00:00-21:30,21:00-23:30' },
  },
  {
    name: 'who closes in the hour that is skipped closes as the clock jumps',
    store: { ...easter, businessHours: makeHours('12:00:00', '22:30:00') },
    at: '2026-09-04T12:00:00Z',
    times: { '2026-09-05': '12:00-21:30', '2026-09-06': '12:00-22:00' },
  },
  {
    name: 'who opens when an hour begins that comes twice, and needs an hour, serves from its second time on',
    store: { ...easter, pickUpWaitTime: 60, businessHours: makeHours('21:00:00', '23:59:59') },
    at: '2026-04-03T12:00:00Z',
    times: { '2026-04-04': '21:00-23:30' },
  },
  {
    name: 'Tijuana skips two in the morning on 8 March 2026',
    store: tijuana,
    at: '2026-03-07T12:00:00Z',
    times: { '2026-03-08': '00:00-01:30,03:00-23:30' },
  },
  {
    name: 'Tijuana has one in the morning twice on 1 November 2026',
    store: tijuana,
    at: '2026-10-31T12:00:00Z',
    times: { '2026-11-01': '00:00-01:30,01:00-23:30' },
  },
  {
    name: 'Punta Arenas does not change when Santiago does',
    store: { ...always, timeZone: 'America/Punta_Arenas' },
    at: '2026-09-05T12:00:00Z',
    times: { '2026-09-06': '00:00-23:30' },
  },
];
