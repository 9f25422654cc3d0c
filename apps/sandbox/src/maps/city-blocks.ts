import type { City, CityPoint } from './city.ts';
import { boundsOf, pixelIn, type Tile } from './mercator.ts';

/** Size of a block of houses in degrees, north and east, and of the lane between two blocks. */
const block = { tall: 0.0011, wide: 0.0013, lane: 0.000_11 };
/** Degrees by which a built-up area extends beyond its streets. */
const outskirts = 0.004;
const minZoom = 14;

export type GeoBox = {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
};

/** Returns the built-up areas: the surroundings of the streets in each part of the city. */
export function builtUpAreas({ streets }: City): readonly GeoBox[] {
  const parts = Map.groupBy(streets, ({ country, area }) => `${country} ${area}`);
  return [...parts.values()].map((some) => boxAround(some.flatMap(({ path }) => path)));
}

function boxAround(points: readonly CityPoint[]): GeoBox {
  const [tall, wide] = [
    points.map(({ latitude }) => latitude),
    points.map(({ longitude }) => longitude),
  ];
  return {
    south: Math.min(...tall) - outskirts,
    north: Math.max(...tall) + outskirts,
    west: Math.min(...wide) - outskirts,
    east: Math.max(...wide) + outskirts,
  };
}

/** Returns the built-up ground of a tile as one path. */
export const groundPath = (tile: Tile, boxes: readonly GeoBox[]): string =>
  near(tile, boxes)
    .map((box) => rectangle(tile, box))
    .join('');

/**
 * Returns the blocks and parks of a tile as paths; empty at low zoom. A block looks the same in
 * every tile that shows it.
 */
export function blockPaths(
  tile: Tile,
  boxes: readonly GeoBox[],
): { houses: string; parks: string } {
  const close = tile.zoom < minZoom ? [] : near(tile, boxes);
  const { south, north, west, east } = boundsOf(tile);
  const paths = { houses: '', parks: '' };
  for (let row = Math.floor(south / block.tall); row * block.tall < north; row++) {
    for (let column = Math.floor(west / block.wide); column * block.wide < east; column++) {
      const cell = cellAt(row, column);
      if (close.some((box) => isInside(cell, box)))
        paths[isPark(row, column) ? 'parks' : 'houses'] += rectangle(tile, cell);
    }
  }
  return paths;
}

const cellAt = (row: number, column: number): GeoBox => ({
  south: row * block.tall + block.lane / 2,
  north: (row + 1) * block.tall - block.lane / 2,
  west: column * block.wide + block.lane / 2,
  east: (column + 1) * block.wide - block.lane / 2,
});

/** True for one block in thirty, by its position only. */
const isPark = (row: number, column: number): boolean =>
  Math.abs(Math.imul(row, 73_856_093) ^ Math.imul(column, 19_349_663)) % 30 === 0;

const isInside = (one: GeoBox, box: GeoBox): boolean =>
  one.south >= box.south && one.north <= box.north && one.west >= box.west && one.east <= box.east;

function near(tile: Tile, boxes: readonly GeoBox[]): readonly GeoBox[] {
  const bounds = boundsOf(tile);
  return boxes.filter(
    (box) =>
      box.north > bounds.south &&
      box.south < bounds.north &&
      box.east > bounds.west &&
      box.west < bounds.east,
  );
}

function rectangle(tile: Tile, { south, north, west, east }: GeoBox): string {
  const from = pixelIn(tile, { latitude: north, longitude: west });
  const to = pixelIn(tile, { latitude: south, longitude: east });
  const [wide, tall] = [to.x - from.x, to.y - from.y].map((pixels) => Math.round(pixels * 10) / 10);
  return `M${from.x} ${from.y}h${wide}v${tall}h-${wide}z`;
}
