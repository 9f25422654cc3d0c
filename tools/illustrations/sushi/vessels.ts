import { lay, under } from './ground.ts';
import { soft } from '../kit/markup.ts';
import { radial, vertical } from '../kit/paint.ts';
import { ellipse, stroke } from '../kit/shapes.ts';

/** Glaze of a plate: where it lies flat, where it rises, its edge. */
export type Glaze = readonly [flat: string, rising: string, edge: string];

export const coalGlaze: Glaze = ['#2f2f37', '#24242b', '#121217'];

export const milkGlaze: Glaze = ['#fffdf8', '#f1ebe1', '#cfc4b4'];

export const violetGlaze: Glaze = ['#5d4470', '#4b345d', '#2a1b33'];

export const celadonGlaze: Glaze = ['#cfdcc9', '#b7c8b1', '#7f967c'];

/** A round plate around (600, 450). */
export function plate([flat, rising, edge]: Glaze, radius = 405): string {
  const even = { x: 0.5, y: 0.5, radius: 0.5 };
  return (
    under(600, 450, radius) +
    ellipse(
      600,
      450,
      radius,
      radius,
      radial(even, [0, rising], [0.72, flat], [0.78, rising], [0.96, flat], [1, edge]),
    ) +
    ellipse(600, 450, radius * 0.76, radius * 0.76, 'none', {
      stroke: '#000',
      'stroke-opacity': 0.08,
      'stroke-width': 8,
    }) +
    stroke(
      `M${600 - radius * 0.93} ${450 - radius * 0.2}A${radius * 0.95} ${radius * 0.95} 0 0 1 ${600 - radius * 0.28} ${450 - radius * 0.91}`,
      '#fff',
      6,
      { opacity: 0.28 },
    )
  );
}

type Bowl = {
  outside: readonly [string, string];
  inside: string;
  broth: readonly [lit: string, middle: string, edge: string];
  radius?: number;
};

export const coalBowl = { outside: ['#43434d', '#15151a'], inside: '#22222a' } as const;

export const violetBowl = { outside: ['#5a4a63', '#2a1b33'], inside: '#3a2846' } as const;

export const milkBowl = { outside: ['#ffffff', '#cfc6ba'], inside: '#f0e9de' } as const;

export const celadonBowl = { outside: ['#c6d4bf', '#71886f'], inside: '#a9bda4' } as const;

/** A bowl around (600, 450) with what fills it up to the rim. */
export function bowl({ outside, inside, broth, radius = 415 }: Bowl): string {
  const [x, y] = [600, 450];
  return (
    under(x, y, radius) +
    ellipse(x, y, radius, radius, vertical([0, outside[0]], [1, outside[1]])) +
    ellipse(x, y, radius * 0.93, radius * 0.93, inside) +
    ellipse(x, y + 8, radius * 0.86, radius * 0.86, '#000', { opacity: 0.35, ...soft(6) }) +
    ellipse(
      x,
      y + 6,
      radius * 0.855,
      radius * 0.855,
      radial({ x: 0.4, y: 0.35, radius: 0.72 }, [0, broth[0]], [0.7, broth[1]], [1, broth[2]]),
    ) +
    stroke(
      `M${x - radius * 0.89} ${y - radius * 0.15}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${x - radius * 0.2} ${y - radius * 0.87}`,
      '#fff',
      7,
      { opacity: 0.5 },
    )
  );
}

/** A little dish of sauce. */
export const sauceDish = (
  x: number,
  y: number,
  sauce = '#2a0f06',
  glaze = '#f4eee4',
  scale = 1,
): string =>
  lay(
    x,
    y,
    0,
    scale,
    ellipse(4, 14, 100, 100, '#0b0508', { opacity: 0.42, ...soft(10) }),
    ellipse(0, 0, 98, 98, glaze),
    ellipse(0, 0, 78, 78, sauce),
    stroke('M-56 -26q30 -40 80 -36', '#fff', 6, { opacity: 0.5 }),
  );
