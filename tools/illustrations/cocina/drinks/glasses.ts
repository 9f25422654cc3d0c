import { at, leaning, repeatMarkup, soft } from '../../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { box, ellipse, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { disc, type Tones } from '../table/vessels.ts';

const ice = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    box(-52, -46, 104, 96, '#000', { rx: 20, opacity: 0.16, transform: 'translate(5 10)' }),
    box(-52, -48, 104, 96, '#fff', { rx: 20, opacity: 0.42 }),
    box(-40, -38, 60, 14, '#fff', { rx: 7, opacity: 0.6 }),
    stroke('M-36 34L36 34Q42 34 42 26L42 -20', '#fff', 5, { opacity: 0.5 }),
  );

/** A tall glass seen from above, ice in it, the straw leaning out; `top` floats on the drink. */
export function glass(drink: Tones, straw: string, top = '', radius = 250): string {
  return (
    ellipse(30, 46, radius, radius, '#1b0b04', { opacity: 0.45, ...soft(30) }) +
    ellipse(46, 60, radius * 0.9, radius * 0.9, drink[1], { opacity: 0.3, ...soft(30) }) +
    ellipse(0, 0, radius, radius, '#FFFFFF', { opacity: 0.55 }) +
    ellipse(
      0,
      0,
      radius * 0.92,
      radius * 0.92,
      radial({ x: 0.4, y: 0.34, radius: 0.72 }, ...even(drink)),
    ) +
    ice(-70, -70, -18) +
    ice(64, 30, 24) +
    ice(-60, 96, 8) +
    top +
    stroke(disc(0, 0, radius * 0.96), '#fff', 9, { opacity: 0.6 }) +
    stroke(
      `M${-radius * 0.8} ${-radius * 0.3}A${radius * 0.86} ${radius * 0.86} 0 0 1 ${-radius * 0.16} ${-radius * 0.84}`,
      '#fff',
      13,
      {
        opacity: 0.85,
      },
    ) +
    leaning(
      radius * 0.3,
      -radius * 0.46,
      -52,
      box(-90, -14, radius * 1.5, 30, '#000', {
        rx: 14,
        opacity: 0.28,
        transform: 'translate(6 16)',
      }),
      box(-90, -16, radius * 1.5, 30, straw, { rx: 14 }),
      repeatMarkup(6, (index) => box(-70 + index * 64, -16, 24, 30, '#fff', { opacity: 0.55 })),
      box(-90, -12, radius * 1.5, 7, '#fff', { rx: 3, opacity: 0.5 }),
    )
  );
}

type Mug = {
  drink: Tones;
  outside: readonly [string, string];
  rim: string;
  top?: string;
  radius?: number;
};

/** A mug with its handle to the right. */
export const mug = ({ drink, outside, rim, top = '', radius = 240 }: Mug): string =>
  ellipse(18, 36, radius * 1.05, radius, '#1b0b04', { opacity: 0.5, ...soft(30) }) +
  stroke(
    `M${radius * 0.8} -60C${radius * 1.62} -100 ${radius * 1.62} 104 ${radius * 0.8} 66`,
    outside[1],
    54,
  ) +
  stroke(
    `M${radius * 0.8} -66C${radius * 1.56} -104 ${radius * 1.56} 90 ${radius * 0.8} 56`,
    outside[0],
    34,
  ) +
  ellipse(0, 0, radius, radius, vertical(...even(outside))) +
  stroke(disc(0, 0, radius * 0.955), rim, radius * 0.06) +
  ellipse(0, 6, radius * 0.86, radius * 0.86, '#000', { opacity: 0.4, ...soft(6) }) +
  ellipse(
    0,
    5,
    radius * 0.85,
    radius * 0.85,
    radial({ x: 0.4, y: 0.34, radius: 0.74 }, ...even(drink)),
  ) +
  top +
  stroke(
    `M${-radius * 0.88} ${-radius * 0.16}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${-radius * 0.2} ${-radius * 0.86}`,
    '#fff',
    8,
    {
      opacity: 0.6,
    },
  );

/** A saucer under a mug. */
export const saucer = (rim: string, radius = 360): string =>
  ellipse(14, 34, radius, radius, '#1b0b04', { opacity: 0.45, ...soft(30) }) +
  ellipse(
    0,
    0,
    radius,
    radius,
    radial({ x: 0.42, y: 0.4, radius: 0.62 }, ...even(['#FFFDF8', '#F3ECDF', '#D2C5AE'])),
  ) +
  stroke(disc(0, 0, radius * 0.94), rim, 14);

/** Foam on a drink: a pale round with bubbles. */
export const foam = (
  seed: string,
  radius: number,
  [lit, middle]: readonly [string, string],
): string =>
  ellipse(0, 4, radius, radius, radial({ x: 0.4, y: 0.34, radius: 0.75 }, [0, lit], [1, middle])) +
  specks(
    random(seed),
    { x: -radius * 0.68, y: -radius * 0.68, width: radius * 1.36, height: radius * 1.36 },
    { count: 60, colours: ['#FFFFFF', middle], size: [5, 16], opacity: 0.55 },
  );

/** Dried flowers of rose of Jamaica. */
export const jamaica = (x: number, y: number, scale: number, lean: number): string =>
  at(
    x,
    y,
    scale,
    leaning(
      0,
      0,
      lean,
      [0, 72, 144, 216, 288]
        .map((angle) =>
          shape(
            'M0 0C-34 -30 -30 -86 0 -104C30 -86 34 -30 0 0Z',
            radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even(['#C2335A', '#8A1538', '#4A081C'])),
            { transform: `rotate(${angle})` },
          ),
        )
        .join(''),
      ellipse(0, 0, 26, 26, '#3E0A1A'),
      ellipse(-6, -6, 10, 8, '#E07A9A', { opacity: 0.6 }),
    ),
  );

/** A pod of tamarind, one end broken open. */
export const tamarind = (x: number, y: number, scale: number, lean: number): string =>
  at(
    x,
    y,
    scale,
    leaning(
      0,
      0,
      lean,
      stroke('M-130 20Q-60 -50 0 -20T130 10', '#1c0701', 66, {
        opacity: 0.35,
        transform: 'translate(5 14)',
        ...soft(6),
      }),
      stroke('M-130 20Q-60 -50 0 -20T130 10', '#8A5426', 64),
      stroke('M-130 10Q-60 -60 0 -30T126 -2', '#C08A52', 30),
      repeatMarkup(3, (index) =>
        ellipse(-84 + index * 82, [-14, -24, 0][index] ?? 0, 20, 16, '#5E3212', { opacity: 0.4 }),
      ),
      ellipse(138, 12, 26, 30, '#3A1A0A'),
      ellipse(146, 8, 12, 14, '#6E3A1A'),
    ),
  );

/** A coffee bean. */
export const coffeeBean = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    ellipse(4, 8, 34, 24, '#000', { opacity: 0.35 }),
    ellipse(0, 0, 34, 23, horizontal([0, '#7A4420'], [1, '#3E1E0C'])),
    stroke('M-30 0Q-8 -10 0 0T30 0', '#220E04', 6),
    ellipse(-12, -10, 10, 4, '#D9A878', { opacity: 0.6 }),
  );

/** A tablet of drinking chocolate, cut in wedges. */
export const chocolateTablet = (x: number, y: number, radius: number): string =>
  ellipse(x + 6, y + 14, radius, radius, '#000', { opacity: 0.4, ...soft(6) }) +
  ellipse(
    x,
    y,
    radius,
    radius,
    radial({ x: 0.38, y: 0.32, radius: 0.75 }, ...even(['#8E5434', '#5E3018', '#34170A'])),
  ) +
  repeatMarkup(4, (index) =>
    stroke(`M${-radius * 0.9} 0L${radius * 0.9} 0`, '#2A1006', 8, {
      opacity: 0.7,
      transform: `translate(${x} ${y}) rotate(${index * 45 + 12})`,
    }),
  );
