import { expect, test } from 'vitest';
import { sharedPoints } from './zone-overlap.ts';

const square = (south: number, west: number, side = 1) => [
  { latitude: south, longitude: west },
  { latitude: south, longitude: west + side },
  { latitude: south + side, longitude: west + side },
  { latitude: south + side, longitude: west },
];

test('zones share the points of the part that both cover', () => {
  const shared = sharedPoints(square(0, 0), square(0.5, 0.5));
  expect(shared.length).toBeGreaterThan(500);
  for (const { latitude, longitude } of shared) {
    expect(latitude).toBeGreaterThan(0.5);
    expect(longitude).toBeLessThan(1);
  }
  expect(sharedPoints(square(0, 0), square(0.2, 0.2, 0.1)).length, 'one inside the other').toBe(
    576,
  );
  expect(sharedPoints(square(0, 0), square(0, 0)).length, 'the same zone twice').toBe(576);
});

test('zones that only touch share nothing', () => {
  expect(sharedPoints(square(0, 0), square(0, 1))).toEqual([]);
  const corners = square(0, 0);
  expect(
    sharedPoints(
      corners.slice(0, 3),
      [corners[0], corners[2], corners[3]].flatMap((one) => one ?? []),
    ),
  ).toEqual([]);
  expect(sharedPoints(square(0, 0), square(5, 5))).toEqual([]);
});
