import { at, picture, soft } from './kit/markup.ts';
import { ellipse } from './kit/shapes.ts';
import { heroTrio } from './scenes/hero-trio.ts';
import { floorShadow, wall, type Backdrop } from './studio.ts';

type Hero = {
  width: number;
  height: number;
  /** Horizontal place of the food, as a share of the width. */ place: number;
};

type Banner = Backdrop & {
  food: string;
  /** Half of what touches the floor, before the picture is shrunk. */ halfWidth: number;
};

/** A wide strip with its food at the right and room for words at the left. */
export function banner({ wall: colour, disc, food, halfWidth }: Banner): string {
  const [width, height, x] = [1200, 480, 880];
  return picture(
    width,
    height,
    wall({ wall: colour, disc, width, height, discX: x, discY: 250, discRadius: 214 }),
    at(x, 430, 0.5, floorShadow(0, 0, halfWidth), food),
  );
}

/** The poster on top of the menu: brand red, the disc behind the food, room for the title beside it. */
export function hero({ width, height, place }: Hero): string {
  const x = width * place;
  return picture(
    width,
    height,
    wall({
      wall: '#B93418',
      disc: '#E8642F',
      width,
      height,
      discX: x,
      discY: height * 0.52,
      discRadius: height * 0.56,
    }),
    at(
      x,
      height * 0.875,
      height / 900,
      ellipse(0, 24, 620, 50, '#3a0a02', { opacity: 0.5, ...soft(30) }),
      ellipse(0, 8, 520, 22, '#2a0601', { opacity: 0.6, ...soft(10) }),
      heroTrio(),
    ),
  );
}
