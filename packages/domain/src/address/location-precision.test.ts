import { expect, test } from 'vitest';
import { isApproximate, needsPin, precisionOf } from './location-precision.ts';

const middle = { latitude: -33.456, longitude: -70.598 };
const door = { latitude: -33.45, longitude: -70.6262 };

test('a point in the middle of an area has area precision, whatever the request claims', () => {
  expect(precisionOf({ ...middle, locationPrecision: 'exact' }, [middle])).toBe('area');
  expect(precisionOf({ ...middle, locationPrecision: 'street' }, [middle])).toBe('area');
  expect(precisionOf(middle, [middle])).toBe('area');
  expect(precisionOf({ ...middle, latitude: middle.latitude + 0.000004 }, [middle])).toBe('area');
});

test('a pin that the shopper put in the middle of an area has pin precision', () => {
  expect(precisionOf({ ...middle, locationPrecision: 'pin' }, [middle])).toBe('pin');
});

test('another point has the precision of the request, or none', () => {
  expect(precisionOf({ ...door, locationPrecision: 'exact' }, [middle])).toBe('exact');
  expect(precisionOf({ ...door, locationPrecision: 'area' }, [middle])).toBe('area');
  expect(precisionOf(door, [middle])).toBeNull();
  expect(precisionOf({ ...door, locationPrecision: null }, [])).toBeNull();
});

test('an order to the middle of an area needs a pin or the shopper’s confirmation', () => {
  expect(needsPin(middle, [middle])).toBe(true);
  expect(
    needsPin({ ...middle, locationPrecision: 'area', locationConfirmed: false }, [middle]),
  ).toBe(true);
  expect(
    needsPin({ ...middle, locationPrecision: 'area', locationConfirmed: true }, [middle]),
  ).toBe(false);
  expect(needsPin({ ...door, locationPrecision: 'street' }, [middle])).toBe(false);
  expect(needsPin(door, [middle])).toBe(false);
});

test('street and area are approximate; house, pin and no precision are not', () => {
  expect((['exact', 'pin', 'street', 'area', null, undefined] as const).map(isApproximate)).toEqual(
    [false, false, true, true, false, false],
  );
});
