import { lay } from '../ground.ts';
import { repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { radial } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { box, ellipse, stroke } from '../../kit/shapes.ts';

type Drink = {
  liquid: readonly [lit: string, middle: string, edge: string];
  radius?: number;
  floating?: string;
  wall?: string;
};

/** A glass from above around the origin: thick wall, the drink, what floats in it. */
export const glass = ({
  liquid: [lit, middle, edge],
  radius = 230,
  floating = '',
  wall = '#ffffff',
}: Drink): string =>
  ellipse(34, 52, radius, radius, '#0b0508', { opacity: 0.45, ...soft(30) }) +
  ellipse(46, 64, radius * 0.72, radius * 0.72, middle, { opacity: 0.35, ...soft(18) }) +
  ellipse(0, 0, radius, radius, wall, { opacity: 0.55 }) +
  ellipse(0, 0, radius, radius, 'none', { stroke: '#fff', 'stroke-width': 6, opacity: 0.9 }) +
  ellipse(
    0,
    0,
    radius * 0.9,
    radius * 0.9,
    radial({ x: 0.4, y: 0.35, radius: 0.72 }, [0, lit], [0.7, middle], [1, edge]),
  ) +
  floating +
  ellipse(0, 0, radius * 0.9, radius * 0.9, 'none', {
    stroke: '#000',
    'stroke-width': 8,
    opacity: 0.12,
  }) +
  stroke(
    `M${-radius * 0.94} ${-radius * 0.2}A${radius * 0.96} ${radius * 0.96} 0 0 1 ${-radius * 0.25} ${-radius * 0.92}`,
    '#fff',
    11,
    {
      opacity: 0.9,
    },
  ) +
  stroke(
    `M${radius * 0.3} ${radius * 0.9}A${radius * 0.95} ${radius * 0.95} 0 0 0 ${radius * 0.92} ${radius * 0.24}`,
    '#fff',
    6,
    {
      opacity: 0.5,
    },
  );

/** Cubes of ice around the origin. */
export function ice(seed: string, count: number, reach: number): string {
  const chance = random(seed);
  return repeatMarkup(count, (index) => {
    const angle = (index / count) * Math.PI * 2 + chance.around(0, 0.4);
    return lay(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      chance.between(0, 90),
      1,
      box(-46, -46, 92, 92, '#fff', { rx: 18, opacity: 0.34 }),
      box(-34, -34, 68, 68, '#fff', { rx: 12, opacity: 0.16 }),
      box(-36, -38, 50, 11, '#fff', { rx: 5, opacity: 0.75 }),
    );
  });
}

/** A round mat of slate or cedar under a glass. */
export const mat = (
  x: number,
  y: number,
  radius: number,
  colours: readonly [string, string] = ['#3a3a42', '#1b1b20'],
): string =>
  ellipse(x + 12, y + 28, radius, radius, '#0b0508', { opacity: 0.5, ...soft(30) }) +
  ellipse(
    x,
    y,
    radius,
    radius,
    radial({ x: 0.35, y: 0.3, radius: 0.8 }, [0, colours[0]], [1, colours[1]]),
  ) +
  ellipse(x, y, radius - 3, radius - 3, 'none', {
    stroke: '#fff',
    'stroke-opacity': 0.14,
    'stroke-width': 3,
  });

/** A straw leaning over the rim, up and to the right. */
export const straw = (colour: string): string =>
  turned(
    -48,
    0,
    0,
    box(30, -8, 300, 30, '#000', { rx: 14, opacity: 0.3, ...soft(6) }),
    box(20, -16, 300, 28, colour, { rx: 14 }),
    box(24, -12, 290, 7, '#fff', { rx: 4, opacity: 0.5 }),
  );

/** A bottle lying down, its neck to the right: body, shoulder, neck. */
export const bottleOutline =
  'M-300 -86Q-316 -86 -316 -60V60Q-316 86 -300 86H70C130 86 150 40 210 36H320V-36H210C150 -40 130 -86 70 -86Z';
