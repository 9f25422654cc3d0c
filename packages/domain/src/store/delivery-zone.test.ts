import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStore, makeZone } from '../testing/make.ts';
import { distanceMetres, zoneAt } from './delivery-zone.ts';

const inside = { latitude: -33.45, longitude: -70.61 };

test('a zone covers what lies inside its ring and nothing outside', () => {
  const store = makeStore();
  expect(zoneAt(store, inside)?.name).toBe('Ñuñoa');
  for (const point of [
    { latitude: -33.4701, longitude: -70.61 },
    { latitude: -33.4299, longitude: -70.61 },
    { latitude: -33.45, longitude: -70.6301 },
    { latitude: -33.45, longitude: -70.5899 },
  ]) {
    expect(zoneAt(store, point)).toBeNull();
  }
});

test('a zone may bend: the yard between two wings of a U is outside', () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  const wings = [corner(0, 0), corner(3, 0), corner(3, 1), corner(1, 1), corner(1, 2), corner(3, 2), corner(3, 3), corner(0, 3)];
  const store = makeStore({ deliveryZones: [makeZone({ polygon: wings })] });
  expect(zoneAt(store, corner(2, 0.5))).not.toBeNull();
  expect(zoneAt(store, corner(2, 1.5))).toBeNull();
  expect(zoneAt(store, corner(2, 2.5))).not.toBeNull();
});

test('a ring that repeats its first point at its end is the same ring', () => {
  const { polygon } = makeZone();
  const closed = makeStore({ deliveryZones: [makeZone({ polygon: [...polygon, ...polygon.slice(0, 1)] })] });
  const near = fc.record({
    latitude: fc.double({ min: -33.5, max: -33.4, noNaN: true }),
    longitude: fc.double({ min: -70.66, max: -70.56, noNaN: true }),
  });
  fc.assert(
    fc.property(near, (point) => {
      expect(zoneAt(closed, point) === null).toBe(zoneAt(makeStore(), point) === null);
    }),
  );
});

test('a store without zones delivers nowhere', () => {
  expect(zoneAt(makeStore({ deliveryZones: [] }), inside)).toBeNull();
});

test('distances are those of a map', () => {
  const plazaDeArmas = { latitude: -33.4378, longitude: -70.6504 };
  const plazaNunoa = { latitude: -33.4543, longitude: -70.5936 };
  expect(distanceMetres(plazaDeArmas, plazaNunoa)).toBeGreaterThan(5_500);
  expect(distanceMetres(plazaDeArmas, plazaNunoa)).toBeLessThan(5_700);
  expect(distanceMetres(plazaNunoa, plazaDeArmas)).toBe(distanceMetres(plazaDeArmas, plazaNunoa));
  expect(distanceMetres(plazaNunoa, plazaNunoa)).toBe(0);
});
