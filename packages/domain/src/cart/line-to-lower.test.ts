import { expect, test } from 'vitest';
import { makeLine, productId } from '../testing/make.ts';
import { lineToLower } from './line-to-lower.ts';

const [plain, noted, later] = [
  makeLine(1),
  makeLine(1, 1, [], 'Sin cebolla'),
  makeLine(1, 1, [], 'Sin sal'),
];

test('the minus of a card lowers the line without a note, else the latest', () => {
  expect(lineToLower([noted, plain, later], productId(1))).toBe(plain);
  expect(lineToLower([noted, later], productId(1))).toBe(later);
  expect(lineToLower([noted], productId(2))).toBeUndefined();
});
