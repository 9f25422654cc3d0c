import type { ProductId } from '@comanda/domain/ids.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { expect, test } from 'vitest';
import { missingDishes, removalChoice, type RemovalOptions } from './removal-choice.ts';

const line = (productId: number, ...units: number[]): RemovalOptions['lines'][number] => ({
  productId: productId as ProductId,
  name: `Plato ${productId}`,
  quantity: 2,
  units: units as Minor[],
});
/** A dish of two units, one of which nothing is left, and a third; one unit was put in. */
const options: RemovalOptions = {
  number: 7,
  paymentMethod: 'webpay',
  way: 'provider',
  substituteUnits: 1,
  lines: [line(101, 3_000, 2_999), line(102), line(103, 500)],
};

test('a dish is missing if a unit of it is chosen, or if all of it was taken off before', () => {
  expect(missingDishes(options, { lines: [{ line: 0, quantity: 1 }] })).toEqual([101, 102]);
  expect(missingDishes(options, { lines: [{ line: 2, quantity: 1 }] })).toEqual([102, 103]);
});

test('a choice is worth what was paid for its units, and none is no choice', () => {
  const choice = removalChoice(options, [1, 0, 1], 'soldOut');
  expect(choice).toMatchObject({
    worth: 3_500,
    lines: [
      { line: 0, quantity: 1 },
      { line: 2, quantity: 1 },
    ],
    isWhole: false,
  });
  expect(removalChoice(options, [0, 0, 0], 'soldOut')).toBeNull();
});

test('a choice of all lines is whole unless a dish that was put in stays', () => {
  const isWhole = (substituteUnits: number) =>
    removalChoice({ ...options, substituteUnits }, [2, 0, 1], 'soldOut')?.isWhole;
  expect([isWhole(0), isWhole(1)]).toEqual([true, false]);
});
