import { at, element, group, picture, soft, turned } from '../kit/markup.ts';
import { radial, type Paint } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';

/** The stone everything lies on, lit from the upper left. */
export type Ground = { lit: string; dim: string };

export const night: Ground = { lit: '#4d3a58', dim: '#1b1222' };

export const mist: Ground = { lit: '#efe9f1', dim: '#c4b5cc' };

export const plum: Ground = { lit: '#7a5a86', dim: '#3a2545' };

export const stone: Ground = { lit: '#d9d5cf', dim: '#a49c93' };

export const coral: Ground = { lit: '#ffcfba', dim: '#e2916f' };

/** Every ground; the menu goes through them in its order. */
export const grounds: readonly Ground[] = [mist, plum, stone, coral, night];

const light = { x: 0.35, y: 0.25, radius: 0.95 };

export const groundOf = ({ lit, dim }: Ground, width: number, height: number): string =>
  box(0, 0, width, height, radial(light, [0, lit], [1, dim]));

/** A product seen from above. What lies on the ground is drawn on 1200 by 900, its middle at (600, 450). */
export const scene = (ground: Ground, ...things: readonly string[]): string =>
  picture(1200, 900, groundOf(ground, 1200, 900), ...things);

/** Puts a piece drawn around the origin at a place, turned to the right by so many degrees, at a size. */
export const lay = (
  x: number,
  y: number,
  degrees: number,
  scale: number,
  ...children: readonly string[]
): string => at(x, y, scale, turned(degrees, 0, 0, ...children));

/** Colours of a flat thing, from lit to shaded. */
export type Matter = readonly [lit: string, shaded: string];

export const slateMatter: Matter = ['#3a3a42', '#1b1b20'];

export const cedar: Matter = ['#d9a869', '#9a6534'];

export const chalk: Matter = ['#fbf9f5', '#d6cfc6'];

const diagonal = ([lit, shaded]: Matter): Paint => {
  const id = `d${lit.slice(1)}${shaded.slice(1)}`;
  const stops =
    element('stop', { offset: 0, 'stop-color': lit }) +
    element('stop', { offset: 1, 'stop-color': shaded });
  return {
    definition: element('linearGradient', { id, x1: 0, y1: 0, x2: 1, y2: 1 }, stops),
    url: `url(#${id})`,
  };
};

type Board = {
  x: number;
  y: number;
  width: number;
  height: number;
  matter?: Matter;
  tilt?: number;
  corner?: number;
};

/** A rectangular slab turned a little to the left around the middle of the picture. */
export function board({
  x,
  y,
  width,
  height,
  matter = slateMatter,
  tilt = -6,
  corner = 26,
}: Board): string {
  const chance = random(`${matter[0]} ${width}`);
  return turned(
    tilt,
    600,
    450,
    box(x + 12, y + 30, width, height, '#0b0508', { rx: corner + 4, opacity: 0.5, ...soft(30) }),
    box(x, y, width, height, diagonal(matter), { rx: corner }),
    specks(
      chance,
      { x: x + 12, y: y + 12, width: width - 24, height: height - 24 },
      { count: 46, colours: ['#fff', '#000'], size: [1, 3], opacity: 0.14 },
    ),
    box(x + 2, y + 2, width - 4, height - 4, 'none', {
      rx: corner - 2,
      stroke: '#fff',
      'stroke-opacity': 0.14,
      'stroke-width': 3,
    }),
  );
}

/** The slab that carries eight pieces, and the lower one for a single row. */
export const wideBoard = (matter?: Matter): string =>
  board({ x: 110, y: 150, width: 980, height: 600, ...(matter && { matter }) });

export const longBoard = (matter?: Matter): string =>
  board({ x: 110, y: 230, width: 980, height: 450, ...(matter && { matter }) });

/** A round shadow under a vessel. */
export const under = (x: number, y: number, radius: number): string =>
  group({ opacity: 0.55 }, ellipse(x + 14, y + 32, radius, radius, '#0b0508', soft(30)));
