import { expect, test } from 'vitest';
import { distanceMetres } from './delivery-zone.ts';
import { polygonFault } from './polygon-fault.ts';
import { circleAround } from './zone-circle.ts';

test('a circle has 32 corners at its distance, and is an area without a crossing', () => {
  const centre = { latitude: -33.45, longitude: -70.6 };
  const ring = circleAround(centre, 2_000);
  expect(ring).toHaveLength(32);
  expect(polygonFault(ring)).toBeNull();
  for (const corner of ring)
    expect(Math.abs(distanceMetres(centre, corner) - 2_000)).toBeLessThan(5);
});
