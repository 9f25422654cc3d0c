import { refusalOf } from '@comanda/domain/errors/catalogue.ts';
import { minor } from '@comanda/domain/money/money.ts';
import { accept, refuse } from '@comanda/domain/result.ts';
import { expect, test } from 'vitest';
import { createDiscountStore, noDiscountsAsked } from './discount-store.ts';
import { askBalance, askPoints, dropPoints, pointsAfter, removePoints } from './points-request.ts';

const asked = { ...noDiscountsAsked, cashToExchange: minor(1_500) };
const applied = { ...asked, arePointsApplied: true };
const price = (loyaltyPoints: number, description: string | null = null, metadata = {}) =>
  accept({ loyaltyPoints, description, metadata });

test('points that pay a part of the price are applied', () => {
  expect(pointsAfter(asked, price(300), 0)).toEqual(applied);
  expect(pointsAfter(noDiscountsAsked, price(0), 0)).toBe(noDiscountsAsked);
});

test('a price without the asked points takes them back with its reason, and the balance is still asked for', () => {
  const reason = { reason: 'notEnoughPoints', available: 1_000 };
  expect(pointsAfter(applied, price(0, 'LOYALTY_VALIDATION', reason), 0)).toEqual({
    ...noDiscountsAsked,
    cashToExchange: 0,
    pointsProblem: { refusal: refusalOf('LOYALTY_VALIDATION', reason), wasApplied: true },
  });
});

test('the reason of a coupon is not the reason of points', () => {
  const { pointsProblem } = pointsAfter(asked, price(0, 'COUPON_EXPIRED'), 0);
  expect(pointsProblem).toEqual({ refusal: refusalOf('LOYALTY_VALIDATION'), wasApplied: false });
});

test('a lost connection leaves the points, a final refusal of the cart takes them back', () => {
  expect(pointsAfter(asked, refuse(refusalOf('NETWORK_ERROR')), 0)).toBe(asked);
  const zone = pointsAfter(asked, refuse(refusalOf('EXCLUSION_DELIVERY_ZONE')), 0);
  expect(zone).toMatchObject({ cashToExchange: 0, arePointsApplied: false });
});

test('a new request for points forgets the problem of the last one; without an offer nothing is asked', () => {
  const store = createDiscountStore();
  removePoints(store);
  expect(store.getState().cashToExchange).toBeNull();
  askBalance(store);
  expect(store.getState().cashToExchange).toBe(0);
  store.setState({ pointsProblem: { refusal: refusalOf('LOYALTY_VALIDATION'), wasApplied: true } });
  askPoints(store, minor(1_500));
  askBalance(store);
  expect(store.getState()).toEqual(asked);
  removePoints(store);
  expect(store.getState()).toEqual({ ...noDiscountsAsked, cashToExchange: 0 });
  dropPoints(store);
  expect(store.getState()).toEqual(noDiscountsAsked);
});
