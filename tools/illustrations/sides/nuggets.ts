import { at, clipped } from '../kit/markup.ts';
import { even, radial } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, shadow, shape, type DrawnPoint } from '../kit/shapes.ts';
import { flakes } from '../kit/texture.ts';
import { dip, tray } from './vessels.ts';

export const crumbs = ['#FFE7AE', '#F7B851', '#D98A2B', '#FFD58A', '#B8691A'] as const;

/** A heap of breaded pieces at the given places. */
export function nuggets(
  chance: Random,
  places: readonly DrawnPoint[],
  { rx = 95, ry = 70 } = {},
): string {
  return places
    .map(([x, y]) => {
      const d = blob(chance, x, y, rx, ry, { wobble: 0.13, points: 8 });
      return (
        shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.4 }) +
        shape(
          d,
          radial(
            { x: 0.36, y: 0.24, radius: 0.85 },
            ...even(['#FFD079', '#EE9F35', '#C06E1A', '#87430B']),
          ),
        ) +
        clipped(
          d,
          flakes(
            chance,
            { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 },
            { count: 130, colours: crumbs, size: [3, 8], opacity: 0.5 },
          ),
        )
      );
    })
    .join('');
}

const heap: readonly DrawnPoint[] = [
  [-90, -270],
  [90, -270],
  [-190, -190],
  [0, -200],
  [190, -190],
  [-240, -110],
  [-80, -120],
  [90, -115],
  [240, -110],
];

export const nuggetTray = (): string =>
  at(0, 0, 1.15, nuggets(random('nuggets'), heap), tray(720)) + dip(318, -85, '#D9641B');
