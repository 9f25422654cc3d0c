import { iceCubes } from './tumbler.ts';
import { clipped, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** Espresso sinking through milk, in the cup it leaves the counter with. */
export function icedCoffee(): string {
  const chance = random('cafe');
  const d = 'M-140 -452L140 -452L108 -8Q0 18 -108 -8Z';
  const lid = 'M-150 -452C-150 -560 -70 -590 0 -590C70 -590 150 -560 150 -452Z';
  const clouds = repeatMarkup(9, (index) =>
    ellipse(
      -110 + index * 28,
      chance.between(-300, -220),
      chance.between(26, 44),
      chance.between(40, 80),
      '#F3DDBE',
      {
        opacity: 0.55,
        ...soft(18),
      },
    ),
  );
  return (
    turned(
      6,
      20,
      -500,
      box(8, -740, 26, 320, '#2A150C', { rx: 8 }),
      box(12, -740, 6, 320, '#fff', { rx: 3, opacity: 0.35 }),
    ) +
    shape(d, vertical([0, '#4A2410'], [0.34, '#7A421C'], [0.62, '#D9A873'], [1, '#F6E6CC'])) +
    clipped(d, clouds, iceCubes(chance, 7, -110, -440, 160, 190)) +
    shape('M-118 -170L118 -170L112 -88Q0 -66 -112 -88Z', '#B93418') +
    shape(
      'M6 -158c22 22 30 36 18 54c-12 12 -30 12 -42 0c-8 -14 0 -28 10 -36c2 8 6 12 10 14c-2 -12 0 -22 4 -32z',
      '#F2A93B',
    ) +
    shape(d, sheen(0.5, 0.35)) +
    shape(lid, '#fff', { opacity: 0.3 }) +
    stroke('M-128 -470C-120 -552 -60 -572 -10 -574', '#fff', 8, { opacity: 0.8 }) +
    box(-158, -466, 316, 26, vertical([0, '#fff', 0.9], [1, '#fff', 0.45]), { rx: 12 })
  );
}
