import { soft } from '../kit/markup.ts';
import { even, radial } from '../kit/paint.ts';
import { ellipse, stroke } from '../kit/shapes.ts';

type CreamTones = readonly [string, string, string];

export const vanillaCream: CreamTones = ['#fff', '#FBE9D2', '#E5C6A0'];

const whippedTiers = [
  [0, -425, 138, 52],
  [-8, -482, 112, 46],
  [8, -532, 80, 38],
  [-2, -572, 46, 28],
] as const;

/** Four turns of whipped cream on a tall glass. */
export const whipped = (tones: CreamTones): string =>
  whippedTiers
    .map(
      ([x, y, rx, ry]) =>
        ellipse(x, y + 8, rx, ry, '#6b3a12', { opacity: 0.22, ...soft(6) }) +
        ellipse(x, y, rx, ry, radial({ x: 0.4, y: 0.3, radius: 0.75 }, ...even(tones))),
    )
    .join('');

export const cherry = (): string =>
  ellipse(2, -612, 30, 30, '#C4162A') +
  ellipse(-8, -622, 9, 9, '#fff', { opacity: 0.7 }) +
  stroke('M4 -640Q16 -690 50 -700', '#4d7a22', 6);

/** Thin sauce thrown over the cream. */
export const drizzle = (colour: string): string =>
  [
    'M-116 -440Q-60 -400 0 -424T116 -440',
    'M-96 -492Q-40 -456 10 -474T96 -494',
    'M-62 -540Q-20 -512 20 -524T74 -544',
  ]
    .map(
      (d) =>
        stroke(d, colour, 9) +
        stroke(d, '#fff', 2.5, { opacity: 0.5, transform: 'translate(-2 -3)' }),
    )
    .join('');
