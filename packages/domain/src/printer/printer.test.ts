import { expect, test } from 'vitest';
import type { CategoryId, ProductId } from '../ids.ts';
import { isMarkedCopy } from './print-lease.ts';
import { paperOfStation } from './printer.ts';
import { dishesOfPrinter } from './station-dishes.ts';

const dish = (id: number) => ({ productId: id as ProductId });
const categories: Readonly<Record<number, number>> = { 1: 10, 2: 20 };
const categoryOf = (id: ProductId) => (categories[id] as CategoryId | undefined) ?? null;
const printed = (categoryIds: number[]) =>
  dishesOfPrinter([dish(1), dish(2), dish(3)], categoryIds as CategoryId[], categoryOf).map(
    ({ productId }) => productId,
  );

test('a printer prints the dishes of its categories, every dish without categories, and a dish that no category has any more', () => {
  expect(printed([])).toEqual([1, 2, 3]);
  expect(printed([20])).toEqual([2, 3]);
  expect(paperOfStation('bar')).toBe('kitchen');
  expect(paperOfStation('door')).toBe('door');
});

test('a paper is marked as a copy if it was sent before, or is printed again', () => {
  const first = { sends: 0, isReprint: false, wasMade: false };
  expect(isMarkedCopy(first)).toBe(false);
  expect(isMarkedCopy({ ...first, wasMade: true }), 'by the printer of another station').toBe(
    false,
  );
  expect(isMarkedCopy({ ...first, sends: 1 })).toBe(true);
  expect(isMarkedCopy({ ...first, isReprint: true, wasMade: true })).toBe(true);
  expect(isMarkedCopy({ ...first, isReprint: true })).toBe(false);
});
