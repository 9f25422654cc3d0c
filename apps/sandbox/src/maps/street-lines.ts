import type { CityStreet } from './city.ts';
import { type Pixel, pixelIn, type Tile, tileSize } from './mercator.ts';

/** A street in a tile: `d` in pixels, from left to right so that its name is upright. */
export type StreetLine = {
  readonly d: string;
  readonly name: string;
  readonly isMain: boolean;
  readonly labels: readonly number[];
};

const margin = 30;
/** Pixels between two labels of a street. */
const everyLabel = 300;
const letter = 6.4;

/**
 * Returns the whole streets that touch a tile, with the positions of their labels in pixels from
 * the start of the street.
 */
export const linesIn = (tile: Tile, streets: readonly CityStreet[]): readonly StreetLine[] =>
  streets.flatMap((street) => lineIn(tile, street));

const isMainName = (name: string): boolean =>
  /^(av\.|avenida|boulevard|calzada|diagonal|carretera|anillo)/iu.test(name);

function lineIn(tile: Tile, { name, path }: CityStreet): StreetLine[] {
  const along = path.map((point) => pixelIn(tile, point));
  if (!touches(along)) return [];
  const spots = (along[0]?.x ?? 0) <= (along.at(-1)?.x ?? 0) ? along : along.toReversed();
  const isMain = isMainName(name);
  const d = spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return [
    { d, name, isMain, labels: tile.zoom >= (isMain ? 14 : 15) ? labelsOn(spots, name) : [] },
  ];
}

function touches(spots: readonly Pixel[]): boolean {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const reaches = (values: readonly number[]) =>
    Math.max(...values) > -margin && Math.min(...values) < tileSize + margin;
  return reaches(across) && reaches(down);
}

/**
 * Positions of the labels: one in the middle and one about every 300 pixels from there. Labels
 * outside the tile are omitted.
 */
function labelsOn(spots: readonly Pixel[], name: string): readonly number[] {
  const length = lengthOf(spots);
  const width = name.length * letter;
  if (length < width + 20) return [];
  const count = Math.max(1, Math.floor(length / everyLabel));
  const middles = Array.from({ length: count }, (_, place) => ((place + 0.5) * length) / count);
  return middles
    .filter((middle) => isVisible(spotAt(spots, middle), width))
    .map((middle) => Math.round(middle * 10) / 10);
}

const lengthOf = (spots: readonly Pixel[]): number =>
  spots
    .slice(1)
    .reduce(
      (sum, spot, place) =>
        sum + Math.hypot(spot.x - (spots[place]?.x ?? 0), spot.y - (spots[place]?.y ?? 0)),
      0,
    );

function spotAt(spots: readonly Pixel[], distance: number): Pixel {
  let left = distance;
  for (const [place, to] of spots.slice(1).entries()) {
    const from = spots[place] ?? to;
    const leg = Math.hypot(to.x - from.x, to.y - from.y);
    if (left <= leg)
      return {
        x: from.x + ((to.x - from.x) * left) / (leg || 1),
        y: from.y + ((to.y - from.y) * left) / (leg || 1),
      };
    left -= leg;
  }
  return spots.at(-1) ?? { x: 0, y: 0 };
}

const isVisible = ({ x, y }: Pixel, width: number): boolean =>
  x > -width && x < tileSize + width && y > -width && y < tileSize + width;
