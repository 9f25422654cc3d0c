import type { CityPoint } from './city.ts';

/** Width and height of a map tile, in pixels. */
export const tileSize = 256;

/** A map tile: its zoom, and its column and row in the world map at that zoom. */
export type Tile = { readonly zoom: number; readonly x: number; readonly y: number };
export type Pixel = { readonly x: number; readonly y: number };

const worldSize = (zoom: number): number => tileSize * 2 ** zoom;

/** Converts degrees to pixels from the tile's upper left corner, to a tenth. */
export function pixelIn({ zoom, x, y }: Tile, { latitude, longitude }: CityPoint): Pixel {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const across = (longitude + 180) / 360;
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const rounded = (pixels: number): number => Math.round(pixels * 10) / 10;
  return {
    x: rounded(across * worldSize(zoom) - x * tileSize),
    y: rounded(down * worldSize(zoom) - y * tileSize),
  };
}

const cornerOf = (zoom: number, x: number, y: number): CityPoint => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI,
  longitude: (x / 2 ** zoom) * 360 - 180,
});

/** Returns the bounds of a tile in degrees. */
export function boundsOf({ zoom, x, y }: Tile): {
  north: number;
  south: number;
  west: number;
  east: number;
} {
  const [from, to] = [cornerOf(zoom, x, y), cornerOf(zoom, x + 1, y + 1)];
  return { north: from.latitude, south: to.latitude, west: from.longitude, east: to.longitude };
}
