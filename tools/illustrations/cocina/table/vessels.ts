import { clipped, soft, turned } from '../../kit/markup.ts';
import { even, horizontal, radial, vertical, type Paint } from '../../kit/paint.ts';
import { box, ellipse, shape, stroke } from '../../kit/shapes.ts';

/** Colours of a thing from where the light falls to where it does not. */
export type Tones = readonly [lit: string, middle: string, shade: string];

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

const under = (radius: number): string =>
  ellipse(13, 32, radius, radius, '#1b0b04', { opacity: 0.52, ...soft(30) });

const rimLight = (radius: number): string =>
  stroke(
    `M${-radius * 0.89} ${-radius * 0.15}A${radius * 0.9} ${radius * 0.9} 0 0 1 ${-radius * 0.2} ${-radius * 0.87}`,
    '#fff',
    7,
    {
      opacity: 0.5,
    },
  );

type Bowl = {
  radius: number;
  outside: readonly [string, string];
  inside: string;
  broth: Tones;
  rim?: string;
};

/** A bowl around (0, 0), full of broth; what swims in it is drawn after it. */
export function bowl({ radius, outside, inside, broth, rim }: Bowl): string {
  const liquid = radial(
    { x: 0.4, y: 0.35, radius: 0.72 },
    [0, broth[0]],
    [0.7, broth[1]],
    [1, broth[2]],
  );
  return (
    under(radius) +
    ellipse(0, 0, radius, radius, vertical(...even(outside))) +
    ellipse(0, 0, radius * 0.93, radius * 0.93, inside) +
    (rim === undefined ? '' : stroke(disc(0, 0, radius * 0.965), rim, radius * 0.045)) +
    ellipse(0, 8, radius * 0.86, radius * 0.86, '#000', { opacity: 0.35, ...soft(6) }) +
    ellipse(0, 6, radius * 0.855, radius * 0.855, liquid) +
    rimLight(radius)
  );
}

/** A bowl of red clay. */
export const clayBowl = (broth: Tones, radius = 370): string =>
  bowl({ radius, outside: ['#C0643A', '#6E2A10'], inside: '#8E3D1C', broth });

/** A bowl of dark glazed clay, with ears. */
export const earedPot = (broth: Tones, radius = 356): string =>
  [-1, 1]
    .map((side) =>
      ellipse(side * radius * 0.99, 4, 58, 96, horizontal([0, '#7C3A20'], [1, '#4A1C0C']), {
        opacity: 1,
      }),
    )
    .join('') +
  bowl({ radius, outside: ['#8A4326', '#3E170A'], inside: '#5E2711', broth, rim: '#D9A05C' });

/** A bowl of white enamel with a coloured rim. */
export const enamelBowl = (broth: Tones, rim: string, radius = 350): string =>
  bowl({ radius, outside: ['#FFFFFF', '#D3CABB'], inside: '#F4EEE2', broth, rim });

/** A plate of white enamel with a coloured rim. */
export function plate(rim: string, radius = 410): string {
  const glaze = radial(
    { x: 0.5, y: 0.5, radius: 0.5 },
    [0, '#F3ECDF'],
    [0.72, '#FFFDF8'],
    [0.78, '#F1E9DB'],
    [0.96, '#FFFDF8'],
    [1, '#D2C5AE'],
  );
  return (
    under(radius) +
    ellipse(0, 0, radius, radius, glaze) +
    stroke(disc(0, 0, radius * 0.76), '#000', 8, { 'stroke-opacity': 0.06 }) +
    stroke(disc(0, 0, radius * 0.955), rim, radius * 0.045)
  );
}

/** A plate of red clay, flat. */
export const clayPlate = (radius = 400): string =>
  under(radius) +
  ellipse(
    0,
    0,
    radius,
    radius,
    radial({ x: 0.4, y: 0.32, radius: 0.72 }, ...even(['#D98052', '#B8582E', '#7A3216'])),
  ) +
  stroke(disc(0, 0, radius * 0.8), '#5E2410', 9, { opacity: 0.35 }) +
  stroke(disc(0, 0, radius * 0.965), '#F0C24B', 8, { opacity: 0.8, 'stroke-dasharray': '26 20' }) +
  rimLight(radius);

/** The comal: the black griddle that tortillas are baked on. */
export const griddle = (radius = 410): string =>
  under(radius) +
  ellipse(
    0,
    0,
    radius,
    radius,
    radial({ x: 0.4, y: 0.32, radius: 0.75 }, ...even(['#5A4E4A', '#35292A', '#1C1416'])),
  ) +
  stroke(disc(0, 0, radius * 0.93), '#0F0A0B', 12, { opacity: 0.6 }) +
  rimLight(radius);

/** A little dish for sauce. */
export const dish = (
  x: number,
  y: number,
  radius: number,
  fill: Tones,
  glaze: Paint = '#F4EEE2',
): string =>
  ellipse(x + 6, y + 14, radius, radius, '#1b0b04', { opacity: 0.45, ...soft(10) }) +
  ellipse(x, y, radius, radius, glaze) +
  ellipse(
    x,
    y,
    radius * 0.84,
    radius * 0.84,
    radial({ x: 0.4, y: 0.32, radius: 0.7 }, ...even(fill)),
  ) +
  stroke(
    `M${x - radius * 0.5} ${y - radius * 0.36}q${radius * 0.24} ${-radius * 0.32} ${radius * 0.62} ${-radius * 0.3}`,
    '#fff',
    6,
    {
      opacity: 0.45,
    },
  );

/** A board of light wood. */
export function board(width: number, height: number, lean = -4): string {
  const [x, y] = [-width / 2, -height / 2];
  const d = `M${x + 30} ${y}h${width - 60}q30 0 30 30v${height - 60}q0 30 -30 30h${60 - width}q-30 0 -30 -30v${60 - height}q0 -30 30 -30Z`;
  const grain = [0.16, 0.33, 0.52, 0.7, 0.86].map((share) =>
    stroke(
      `M${x} ${y + height * share}q${width / 4} ${share * 26 - 13} ${width / 2} 0t${width / 2} 0`,
      '#7A4A20',
      4,
      { opacity: 0.3 },
    ),
  );
  return turned(
    lean,
    0,
    0,
    box(x + 10, y + 28, width, height, '#1b0b04', { rx: 30, opacity: 0.5, ...soft(18) }),
    shape(d, vertical([0, '#D9A566'], [1, '#A8713A'])),
    clipped(d, ...grain),
  );
}
