import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStore, makeZone } from '../testing/make.ts';
import { distanceMetres, zoneAt } from './delivery-zone.ts';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const inside = { latitude: -33.45, longitude: -70.61 };

test('a zone covers the inside of its ring and nothing outside', () => {
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

test('a zone may be concave: the yard between two wings of a U is outside', () => {
  const wings = [
    corner(0, 0),
    corner(3, 0),
    corner(3, 1),
    corner(1, 1),
    corner(1, 2),
    corner(3, 2),
    corner(3, 3),
    corner(0, 3),
  ];
  const store = makeStore({ deliveryZones: [makeZone({ polygon: wings })] });
  expect(zoneAt(store, corner(2, 0.5))).not.toBeNull();
  expect(zoneAt(store, corner(2, 1.5))).toBeNull();
  expect(zoneAt(store, corner(2, 2.5))).not.toBeNull();
  expect(zoneAt(store, corner(3, 1.5)), 'in line with the ends of the wings').toBeNull();
});

test('a ring that repeats its first point at its end is the same ring', () => {
  const { polygon } = makeZone();
  const closed = makeStore({
    deliveryZones: [makeZone({ polygon: [...polygon, ...polygon.slice(0, 1)] })],
  });
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

const square = (south: number, west: number, side: number) => [
  corner(south, west),
  corner(south + side, west),
  corner(south + side, west + side),
  corner(south, west + side),
];
const zonesOf = (...polygons: ReturnType<typeof square>[]) =>
  makeStore({
    deliveryZones: polygons.map((polygon, at) =>
      makeZone({ id: at + 1, name: `Zona ${at + 1}`, polygon }),
    ),
  });

test('the borders belong to the zone: all four edges and all four corners, and no point beyond them', () => {
  const store = zonesOf(square(10, 20, 2));
  const edges = [corner(10, 21), corner(12, 21), corner(11, 20), corner(11, 22)];
  for (const point of [...edges, ...square(10, 20, 2)]) expect(zoneAt(store, point)).not.toBeNull();
  for (const point of [
    corner(9.999_999, 21),
    corner(12.000_001, 21),
    corner(11, 19.999_999),
    corner(11, 22.000_001),
  ]) {
    expect(zoneAt(store, point)).toBeNull();
  }
});

test('points of a slanted border are inside with any rounding', () => {
  const triangle = [corner(-33.45, -70.6123), corner(-33.4312, -70.5871), corner(-33.47, -70.5811)];
  const store = zonesOf(triangle);
  triangle.forEach((a, at) => {
    const b = triangle[(at + 1) % 3] ?? a;
    for (let step = 0; step <= 100; step++) {
      const share = step / 100;
      const point = corner(
        a.latitude + (b.latitude - a.latitude) * share,
        a.longitude + (b.longitude - a.longitude) * share,
      );
      expect(zoneAt(store, point)).not.toBeNull();
    }
  });
});

test('if zones overlap or share a border, the first one in the store’s list applies', () => {
  expect(zoneAt(zonesOf(square(0, 0, 2), square(1, 1, 2)), corner(1.5, 1.5))?.name).toBe('Zona 1');
  expect(zoneAt(zonesOf(square(0, 0, 2), square(0, 2, 2)), corner(1, 2))?.name).toBe('Zona 1');
  expect(zoneAt(zonesOf(square(0, 2, 2), square(0, 0, 2)), corner(1, 2))?.name).toBe('Zona 1');
  expect(zoneAt(zonesOf(square(0, 0, 2), square(0, 2, 2)), corner(1, 2.5))?.name).toBe('Zona 2');
});

test('a hole is drawn by one line that goes in, around and out again, and its inside is outside the zone', () => {
  const [outer, hole] = [square(0, 0, 6), square(2, 2, 2).toReversed()];
  const ring = [...outer, ...outer.slice(0, 1), ...hole, ...hole.slice(0, 1)];
  const store = zonesOf(ring);
  expect(zoneAt(store, corner(3, 3))).toBeNull();
  for (const around of [corner(1, 3), corner(5, 3), corner(3, 1), corner(3, 5)])
    expect(zoneAt(store, around)).not.toBeNull();
});

test('a store without zones delivers nowhere', () => {
  expect(zoneAt(makeStore({ deliveryZones: [] }), inside)).toBeNull();
});

test('distances match those of a map', () => {
  const plazaDeArmas = { latitude: -33.4378, longitude: -70.6504 };
  const plazaNunoa = { latitude: -33.4543, longitude: -70.5936 };
  expect(distanceMetres(plazaDeArmas, plazaNunoa)).toBeGreaterThan(5_500);
  expect(distanceMetres(plazaDeArmas, plazaNunoa)).toBeLessThan(5_700);
  expect(distanceMetres(plazaNunoa, plazaDeArmas)).toBe(distanceMetres(plazaDeArmas, plazaNunoa));
  expect(distanceMetres(plazaNunoa, plazaNunoa)).toBe(0);
});
