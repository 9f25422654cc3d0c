import { distanceMetres } from '@comanda/domain/store/delivery-zone.ts';
import type { GeoPoint } from '@comanda/domain/store/store.ts';

/** The size of the drawing in its own units. */
export const planeSize = { width: 1000, height: 700 } as const;

/** A part of the earth that is drawn flat. `span`: the metres from the left to the right. */
export type PlaneView = { centre: GeoPoint; span: number };
export type PlanePlace = { x: number; y: number };

/** Metres of a degree of latitude. */
const metresOfDegree = 111_195;

const cosine = ({ latitude }: GeoPoint): number => Math.cos((latitude * Math.PI) / 180);

/** Returns the place of a point in the drawing. */
export function placeOf({ centre, span }: PlaneView, point: GeoPoint): PlanePlace {
  const scale = planeSize.width / span;
  const east = (point.longitude - centre.longitude) * metresOfDegree * cosine(centre);
  const north = (point.latitude - centre.latitude) * metresOfDegree;
  return { x: planeSize.width / 2 + east * scale, y: planeSize.height / 2 - north * scale };
}

/** Returns the point at a place of the drawing, with six decimals: a tenth of a metre. */
export function pointAt({ centre, span }: PlaneView, { x, y }: PlanePlace): GeoPoint {
  const metres = span / planeSize.width;
  const north = (planeSize.height / 2 - y) * metres;
  const east = (x - planeSize.width / 2) * metres;
  return {
    latitude: rounded(centre.latitude + north / metresOfDegree),
    longitude: rounded(centre.longitude + east / (metresOfDegree * cosine(centre))),
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Returns the span in which a store and all corners show; five kilometres without any. */
export const spanAround = (centre: GeoPoint, corners: readonly GeoPoint[]): number =>
  corners.length === 0
    ? 5_000
    : Math.max(1_000, ...corners.map((corner) => distanceMetres(centre, corner))) * 3;

/**
 * Returns the centre of a zone's area; of a zone without area, such as a line, the mean of its
 * corners.
 */
export function centreOfArea(corners: readonly PlanePlace[]): PlanePlace {
  const mean = sumOfPlaces(corners, ({ x, y }) => ({ x, y, weight: 1 }));
  const area = sumOfPlaces(corners, ({ x, y }, next) => {
    const weight = x * next.y - next.x * y;
    return { x: ((x + next.x) * weight) / 3, y: ((y + next.y) * weight) / 3, weight };
  });
  const { x, y, weight } = Math.abs(area.weight) < 1 ? mean : area;
  return { x: x / weight, y: y / weight };
}

type Weighted = PlanePlace & { weight: number };

const sumOfPlaces = (
  corners: readonly PlanePlace[],
  of: (corner: PlanePlace, next: PlanePlace) => Weighted,
): Weighted =>
  corners.reduce<Weighted>(
    (sum, corner, at) => {
      const { x, y, weight } = of(corner, corners[(at + 1) % corners.length] ?? corner);
      return { x: sum.x + x, y: sum.y + y, weight: sum.weight + weight };
    },
    { x: 0, y: 0, weight: 0 },
  );

/** Returns the greatest round number of metres that is at most a quarter of the span. */
export function scaleMetres(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span / 4));
  return ([5, 2, 1].find((step) => step * power <= span / 4) ?? 1) * power;
}
