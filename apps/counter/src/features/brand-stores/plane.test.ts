import { expect, test } from 'vitest';
import { centreOfArea } from './plane.ts';

test('the name of a zone stands at the centre of its area, wherever its corners are dense', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(centreOfArea(square)).toEqual({ x: 5, y: 5 });
  const dense = [...square, { x: 0, y: 9 }, { x: 0, y: 8 }, { x: 0, y: 7 }];
  expect(centreOfArea(dense)).toEqual({ x: 5, y: 5 });
  expect(centreOfArea([{ x: 1, y: 2 }])).toEqual({ x: 1, y: 2 });
  expect(
    centreOfArea([
      { x: 0, y: 0 },
      { x: 4, y: 2 },
    ]),
  ).toEqual({ x: 2, y: 1 });
});
