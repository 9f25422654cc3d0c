import { expect, test } from 'vitest';
import { farFromNeighbours } from './price-outlier.ts';

test('a price with a slipped decimal point is far from those beside it', () => {
  expect(farFromNeighbours(599_000, [5_490, 5_990, 8_990])).toBe(5_990);
  expect(farFromNeighbours(59, [5_490, 5_990, 8_990])).toBe(5_990);
});

test('a large dish, a free one and one among few are not far', () => {
  expect(farFromNeighbours(59_900, [5_490, 5_990, 8_990])).toBeNull();
  expect(farFromNeighbours(0, [5_490, 5_990, 8_990])).toBeNull();
  expect(farFromNeighbours(599_000, [5_490, 5_990])).toBeNull();
  expect(farFromNeighbours(599_000, [5_490, 5_990, 0])).toBeNull();
});
