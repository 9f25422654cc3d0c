import { at, picture, soft } from './kit/markup.ts';
import { radial, vertical } from './kit/paint.ts';
import { box, ellipse } from './kit/shapes.ts';

/** A poster colour and the paler disc behind the food. */
export type Backdrop = { wall: string; disc: string };

export const marigold: Backdrop = { wall: '#F2A93B', disc: '#FFD27A' };

export const ember: Backdrop = { wall: '#CF4526', disc: '#EE7A4C' };

export const cream: Backdrop = { wall: '#F3DDB8', disc: '#FFF3DC' };

export const leaf: Backdrop = { wall: '#7F9E57', disc: '#AAC583' };

export const rose: Backdrop = { wall: '#EBA79A', disc: '#FBD3C8' };

export const lagoon: Backdrop = { wall: '#5E9C95', disc: '#93C6BD' };

/** The drawing's own size; every finished size is made from it. Food stands on `floor`, centred on `middle`. */
const canvas = { width: 1200, height: 900, middle: 600, floor: 776 };

const shade = '#3a1206';

/** The light: a pool at the upper left, a little dusk at the edges. */
const dusk = radial(
  { x: 0.38, y: 0.28, radius: 0.85 },
  [0, '#fff', 0.34],
  [0.55, '#fff', 0.06],
  [1, '#000', 0.1],
);

type Wall = Backdrop & {
  width: number;
  height: number;
  discX: number;
  discY: number;
  discRadius: number;
};

export const wall = ({
  wall: colour,
  disc,
  width,
  height,
  discX,
  discY,
  discRadius,
}: Wall): string =>
  box(0, 0, width, height, colour) +
  ellipse(discX, discY, discRadius, discRadius, vertical([0, disc, 1], [1, disc, 0.35])) +
  box(0, 0, width, height, dusk);

/** The recipe of every shadow on the floor: a wide pale one slightly to the right and a narrow dark one. */
export const floorShadow = (x: number, y: number, halfWidth: number): string =>
  ellipse(x + 26, y + 4, halfWidth * 1.12, 46, shade, { opacity: 0.3, ...soft(30) }) +
  ellipse(x + 6, y - 8, halfWidth * 0.92, 24, shade, { opacity: 0.55, ...soft(10) });

/** A product in front of its backdrop. `food` stands on (0, 0); `halfWidth` is half of what touches the floor. */
export function studio(backdrop: Backdrop, halfWidth: number, ...food: readonly string[]): string {
  const { width, height, middle, floor } = canvas;
  return picture(
    width,
    height,
    wall({ ...backdrop, width, height, discX: middle, discY: 470, discRadius: 385 }),
    floorShadow(middle, floor, halfWidth),
    at(middle, floor, 1, ...food),
  );
}
