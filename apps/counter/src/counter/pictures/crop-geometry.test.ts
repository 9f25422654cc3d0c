import { expect, test } from 'vitest';
import { cutSize, draggedView, keptView, largestZoom, partOf, wholeView } from './crop-geometry.ts';

const photo = { width: 4_000, height: 3_000 };
const wide = { width: 10, height: 3 };

test('the whole view shows as much of the picture as the frame allows, from its middle', () => {
  expect(partOf(photo, wide, wholeView)).toEqual({
    width: 4_000,
    height: 1_200,
    left: 0,
    top: 900,
  });
  const portrait = partOf(photo, { width: 1, height: 1 }, wholeView);
  expect(portrait).toEqual({ width: 3_000, height: 3_000, left: 500, top: 0 });
});

test('a zoom of two shows half of each side, and the ends of both ways are edges of the picture', () => {
  const view = { x: 1, y: 1, zoom: 2 };
  expect(partOf(photo, wide, view)).toEqual({ width: 2_000, height: 600, left: 2_000, top: 2_400 });
  expect(partOf(photo, wide, { ...view, x: 0, y: 0 })).toMatchObject({ left: 0, top: 0 });
});

test('a drag moves the picture with the finger and stops at its edges', () => {
  const frame = { width: 400, height: 120 };
  const moved = draggedView(photo, frame, wholeView, { x: 0, y: 30 });
  expect(partOf(photo, frame, moved).top).toBeCloseTo(600);
  expect(draggedView(photo, frame, wholeView, { x: 50, y: 900 })).toEqual({
    x: 0.5,
    y: 0,
    zoom: 1,
  });
});

test('a view stays inside its limits', () => {
  expect(keptView({ x: -1, y: 2, zoom: 9 }, 4)).toEqual({ x: 0, y: 1, zoom: 4 });
});

test('the zoom ends where the cut picture would be too small to be sharp', () => {
  expect(largestZoom(photo, wide)).toBe(3.75);
  expect(largestZoom({ width: 900, height: 300 }, wide)).toBe(1);
  expect(largestZoom({ width: 9_000, height: 9_000 }, wide)).toBe(4);
});

test('a cut picture is no larger than its part and has at most 1600 pixels a side', () => {
  expect(cutSize({ width: 4_000, height: 1_200 })).toEqual({ width: 1_600, height: 480 });
  expect(cutSize({ width: 640, height: 440 })).toEqual({ width: 640, height: 440 });
});
