import type { GeoPoint } from './store.ts';

/** Corners of the polygon that stands for a circle. */
const corners = 32;
/** Metres of a degree of latitude. */
const metresOfDegree = 111_195;

/**
 * Returns a ring of 32 corners at a distance in metres around a point, in the order of the border.
 * docs/rules/back-office.md#zones-on-the-plane.
 */
export const circleAround = ({ latitude, longitude }: GeoPoint, metres: number): GeoPoint[] =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (at / corners) * 2 * Math.PI;
    const up = (metres * Math.cos(angle)) / metresOfDegree;
    const across =
      (metres * Math.sin(angle)) / (metresOfDegree * Math.cos((latitude * Math.PI) / 180));
    return { latitude: rounded(latitude + up), longitude: rounded(longitude + across) };
  });

/** Six decimals are a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
