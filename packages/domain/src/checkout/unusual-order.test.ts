import { expect, test } from 'vitest';
import { countries } from '../country/countries.ts';
import { minor } from '../money/money.ts';
import {
  addEarlierOrder,
  type EarlierOrders,
  listUnusualFacts,
  noEarlierOrders,
} from './unusual-order.ts';

type Order = Parameters<typeof listUnusualFacts>[0];
const home = { textAddress: 'Av. Irarrázaval 2500', city: 'Ñuñoa' };
const order = (rest: Partial<Order> = {}): Order => ({
  address: home,
  charged: minor(12_784),
  day: null,
  today: '2026-11-28',
  ...rest,
});
const known = (rest: Partial<EarlierOrders> = {}): EarlierOrders => ({
  areas: ['Ñuñoa'],
  addresses: ['Av. Irarrázaval 2500'],
  largest: minor(12_000),
  ...rest,
});
const factsOf = (rest: Partial<Order>, earlier: EarlierOrders = known()) =>
  listUnusualFacts(order(rest), earlier, countries.cl);

test('an ordinary order is confirmed by its one press, the first as any later one', () => {
  expect(factsOf({}, noEarlierOrders)).toEqual([]);
  expect(factsOf({})).toEqual([]);
  expect(factsOf({ address: null })).toEqual([]);
});

test('a delivery to another comuna than the earlier ones is unusual', () => {
  expect(factsOf({ address: { ...home, city: 'Providencia' } })).toEqual(['anotherArea']);
  expect(factsOf({ address: { ...home, city: 'nunoa ' } })).toEqual([]);
  expect(factsOf({ address: { ...home, city: 'Providencia' } }, known({ areas: [] }))).toEqual([]);
  const colonia = { textAddress: 'Colima 220', city: 'Roma Norte', municipality: 'Cuauhtémoc' };
  expect(factsOf({ address: colonia }, known({ areas: ['Cuauhtemoc'] }))).toEqual([]);
});

test('an order for another day is unusual, and one for later today is not', () => {
  expect(factsOf({ day: '2026-11-28' })).toEqual([]);
  expect(factsOf({ day: '2026-11-29' })).toEqual(['anotherDay']);
});

test('an unknown shopper’s order is large above the country’s amount', () => {
  expect(factsOf({ charged: minor(100_000) }, noEarlierOrders)).toEqual([]);
  expect(factsOf({ charged: minor(100_001) }, noEarlierOrders)).toEqual(['largeAmount']);
  const inQuetzales = (charged: number) =>
    listUnusualFacts(order({ charged: minor(charged) }), noEarlierOrders, countries.gt);
  expect(inQuetzales(80_000)).toEqual([]);
  expect(inQuetzales(80_001)).toEqual(['largeAmount']);
});

test('a known shopper’s order is large above three times the largest earlier one, and never below half of the country’s amount', () => {
  const largest = minor(40_000);
  expect(factsOf({ charged: minor(120_000) }, known({ largest }))).toEqual([]);
  expect(factsOf({ charged: minor(120_001) }, known({ largest }))).toEqual(['largeAmount']);
  expect(factsOf({ charged: minor(50_000) }, known({ largest: minor(2_000) }))).toEqual([]);
  expect(factsOf({ charged: minor(50_001) }, known({ largest: minor(2_000) }))).toEqual([
    'largeAmount',
  ]);
});

test('an approximate place is unusual until the shopper confirms it or has received an order there', () => {
  const street = { ...home, textAddress: 'Los Jazmines 12', locationPrecision: 'street' as const };
  expect(factsOf({ address: street })).toEqual(['approximatePlace']);
  expect(factsOf({ address: { ...street, locationPrecision: 'exact' } })).toEqual([]);
  expect(factsOf({ address: { ...street, locationConfirmed: true } })).toEqual([]);
  expect(factsOf({ address: street }, known({ addresses: ['los jazmines 12'] }))).toEqual([]);
});

test('a placed order is known to the next one: its area, its address and the larger amount', () => {
  const after = addEarlierOrder(known({ areas: ['Macul', 'Ñuñoa'] }), order());
  expect(after).toEqual({
    areas: ['Ñuñoa', 'Macul'],
    addresses: ['Av. Irarrázaval 2500'],
    largest: 12_784,
  });
  const pickup = addEarlierOrder(after, order({ address: null, charged: minor(5_000) }));
  expect(pickup).toEqual(after);
});
