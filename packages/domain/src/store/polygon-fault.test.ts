import { expect, test } from 'vitest';
import { polygonFault } from './polygon-fault.ts';

const ring = (...points: [latitude: number, longitude: number][]) =>
  points.map(([latitude, longitude]) => ({ latitude, longitude }));

test.each([
  ['a square', ring([0, 0], [0, 1], [1, 1], [1, 0]), null],
  ['a square the other way round', ring([1, 0], [1, 1], [0, 1], [0, 0]), null],
  ['a closed ring', ring([0, 0], [0, 1], [1, 1], [0, 0]), null],
  ['a repeated point', ring([0, 0], [0, 1], [0, 1], [1, 1]), null],
  ['a horseshoe', ring([0, 0], [0, 3], [3, 3], [3, 2], [1, 2], [1, 1], [3, 1], [3, 0]), null],
  ['a block of a street', ring([-33.45, -70.6], [-33.45, -70.5999], [-33.4499, -70.5999]), null],
  ['a bow tie', ring([0, 0], [1, 1], [0, 1], [1, 0]), 'crossing'],
  ['points on a line', ring([0, 0], [1, 1], [2, 2]), 'flat'],
  ['one point', ring([1, 1], [1, 1], [1, 1]), 'flat'],
  ['there and back', ring([0, 0], [0, 1], [0, 0], [0, 1]), 'flat'],
])('%s', (_name, points, fault) => {
  expect(polygonFault(points)).toBe(fault);
});
