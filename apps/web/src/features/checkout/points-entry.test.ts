import { countries } from '@comanda/domain/country/countries.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { mayBecomeUsable, mostMoney, pointsEntry } from './points-entry.ts';

/** 100 points are worth $500: 1.600 points are $8.000. Food of $6.000. */
const limits = {
  food: minor(6_000),
  balance: 1_600,
  terms: { minAmount: minor(1_000), maxAmount: minor(7_000), pointRate: minor(500) },
};
const entryOf = (typed: string, changes: Partial<typeof limits> = {}) =>
  pointsEntry(typed, { country: countries.cl, limits: { ...limits, ...changes } });
const reasonOf = (typed: string, changes: Partial<typeof limits> = {}) => {
  const entry = entryOf(typed, changes);
  return entry.kind === 'refused' ? entry.refusal.metadata['reason'] : entry.kind;
};

test('typed money above or below a limit has the reason of that limit', () => {
  expect(reasonOf('0')).toBe('notDiscount');
  expect(reasonOf('6.005')).toBe('rewardHigherThanTotalPrice');
  expect(reasonOf('7.005', { food: minor(9_000) })).toBe('maxAmountToExchange');
  expect(reasonOf('2.000', { balance: 399 })).toBe('notEnoughPoints');
  expect(reasonOf('995')).toBe('minAmountToExchange');
  expect(entryOf('1.502')).toEqual({ kind: 'usable', asked: 1_502, points: 300, money: 1_500 });
});

test('each limit itself can be used', () => {
  expect(['1.000', '6.000', '6.004'].map((typed) => entryOf(typed).kind)).toEqual([
    'usable',
    'usable',
    'usable',
  ]);
});

test('a text that more digits may complete is not called wrong while it is typed', () => {
  expect(['1', '0', '1.0'].map((typed) => mayBecomeUsable(entryOf(typed)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['9.000', '15,50'].map((typed) => mayBecomeUsable(entryOf(typed)))).toEqual([
    false,
    false,
  ]);
});

test('the most money is that of the lowest limit, and leaves the minimum of the order', () => {
  expect(mostMoney(limits, minor(0))).toBe(6_000);
  expect(mostMoney({ ...limits, balance: 301 }, minor(0))).toBe(1_505);
  expect(mostMoney(limits, minor(4_500))).toBe(1_500);
  expect(mostMoney(limits, minor(5_500))).toBe(0);
});
