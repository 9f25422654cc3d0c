import { at, picture, soft } from './kit/markup.ts';
import { ellipse } from './kit/shapes.ts';
import { heroTrio } from './scenes/hero-trio.ts';
import { wall } from './studio.ts';

type Hero = { width: number; height: number; /** Where the food stands, as a share of the width. */ place: number };

/** The poster on top of the menu: brand red, the disc behind the food, room for the title beside it. */
export function hero({ width, height, place }: Hero): string {
  const x = width * place;
  return picture(
    width,
    height,
    wall({ wall: '#B93418', disc: '#E8642F', width, height, discX: x, discY: height * 0.52, discRadius: height * 0.56 }),
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
