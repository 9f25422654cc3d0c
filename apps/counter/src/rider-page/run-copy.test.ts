import { stubBrowser } from '@comanda/client/testing/stub-browser.ts';
import type { RiderRun } from '@comanda/contract/rider.ts';
import { hourMs } from '@comanda/domain/duration.ts';
import { beforeEach, expect, test } from 'vitest';
import { zero } from '@comanda/domain/money/money.ts';
import { openRunCopy } from './run-copy.ts';

const key = `tenant.run.expiry.${'s'.repeat(30)}0123456789ab`;
const run: RiderRun = {
  now: '2026-11-23T12:00:00Z',
  riderName: 'Pedro Soto',
  storeName: 'Local 1',
  storePhone: '',
  timeZone: 'America/Santiago',
  endedAt: null,
  sharesPosition: false,
  money: {
    ...{ orders: 0, cash: zero, card: zero, cashTips: zero, otherTips: zero, toHandIn: zero },
    settled: null,
  },
  stops: [],
};
let now = 0;
let storage: Storage;
const open = (of = key, build = 'a') => openRunCopy(of, build, () => now);

beforeEach(() => {
  now = Date.parse(run.now);
  storage = stubBrowser('http://burger.localhost');
});

test('the last known run is there after a reload, and gone once it has ended', () => {
  open().save(run);
  expect(open().read()).toEqual(run);
  open().save({ ...run, endedAt: run.now });
  expect(open().read()).toBeNull();
  expect(storage.length).toBe(0);
});

test('the copy neither has the key nor outlives the twelve hours of the link, however often it is renewed', () => {
  open().save(run);
  expect(storage.getItem('comanda:burger.localhost:rider-run')).not.toContain('sss');
  now += 11 * hourMs;
  open().save(run);
  expect(open().read()).toEqual(run);
  now += hourMs;
  expect(open().read()).toBeNull();
});

test('a run that nobody opens again is deleted when another one is', () => {
  open().save(run);
  now += 12 * hourMs;
  const other = open(key.replace('ab', 'cd'));
  expect(other.isEmpty()).toBe(true);
  other.save({ ...run, riderName: 'Ana Reyes' });
  expect(storage.getItem('comanda:burger.localhost:rider-run')).not.toContain('Pedro');
});

test('a copy of another build is none', () => {
  open().save(run);
  expect(open(key, 'b').read()).toBeNull();
});
