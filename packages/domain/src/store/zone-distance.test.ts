import { expect, test } from 'vitest';
import { farZoneDistance, findTooFarCorner } from './zone-distance.ts';

const store = { latitude: -33.45, longitude: -70.6 };
/** A square of about a kilometre, so many degrees north of the store. */
const zone = (north: number) => ({
  polygon: [0, 0.01].flatMap((side) => [
    { latitude: store.latitude + north, longitude: store.longitude + side },
    { latitude: store.latitude + north + 0.01, longitude: store.longitude + side },
  ]),
});

test('a corner of a zone may be 100 km from its store, and no farther', () => {
  expect(findTooFarCorner(zone(0), store)).toBe(-1);
  expect(findTooFarCorner(zone(0.88), store)).toBe(-1);
  expect(findTooFarCorner(zone(0.895), store)).toBe(1);
  expect(findTooFarCorner(zone(2), store)).toBe(0);
});

test('a zone whose nearest corner is over 25 km away is suspicious', () => {
  expect(farZoneDistance(zone(0.2), store)).toBeNull();
  expect(farZoneDistance(zone(0.3), store)).toBeGreaterThan(25_000);
});
