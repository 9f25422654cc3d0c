import { straw } from './tumbler.ts';
import { at, clipped, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';

const meringueKiss = (x: number, y: number, size: number): string =>
  at(
    x,
    y,
    size,
    ellipse(4, 8, 58, 22, '#1c0701', { opacity: 0.25, ...soft(6) }),
    shape(
      'M-58 0C-62 -34 -30 -40 -34 -58C-36 -76 -10 -80 2 -112C12 -84 38 -76 34 -56C32 -40 62 -34 58 0C40 18 -40 18 -58 0Z',
      vertical([0, '#FFFFFF'], [0.6, '#FFF4E0'], [1, '#E8D2AC']),
    ),
    stroke('M-48 -10Q0 10 46 -12M-28 -46Q0 -30 28 -46', '#E2C89C', 4, { opacity: 0.7 }),
  );

/** A wide glass of lucuma under crumbled meringue. */
export function lucumaShake(): string {
  const d = 'M-176 -420L176 -420L128 -14Q0 18 -128 -14Z';
  const swirl = ['M-160 -330Q-40 -270 60 -340T166 -300', 'M-150 -220Q-50 -170 40 -230T150 -190']
    .map((line) => stroke(line, '#F9D58C', 20, { opacity: 0.5, ...soft(6) }))
    .join('');
  return (
    straw('#F7EAD2', -470, 96) +
    shape(d, vertical([0, '#F4B64E'], [0.5, '#E2962C'], [1, '#B4680E'])) +
    clipped(d, swirl) +
    shape(d, sheen(0.5, 0.38)) +
    shape(
      'M-186 -420C-180 -480 -100 -500 -40 -486C0 -520 90 -510 110 -484C160 -490 188 -456 186 -420Q0 -376 -186 -420Z',
      vertical([0, '#FFFDF6'], [1, '#F0D9B0']),
    ) +
    meringueKiss(-90, -450, 1.05) +
    meringueKiss(84, -452, 1.15) +
    meringueKiss(-6, -478, 1.3) +
    specks(
      random('lucuma'),
      { x: -150, y: -500, width: 300, height: 80 },
      { count: 40, colours: ['#E2962C', '#C9781A', '#FFF'], size: [3, 6], opacity: 0.9 },
    ) +
    lucumaHalf()
  );
}

/** Half a lucuma beside the glass: green skin, egg-yellow flesh, one stone. */
function lucumaHalf(): string {
  return at(
    -268,
    -86,
    1,
    ellipse(4, 70, 96, 20, '#1c0701', { opacity: 0.4, ...soft(6) }),
    ellipse(0, 0, 96, 88, '#6E7F2C'),
    ellipse(
      2,
      -2,
      86,
      78,
      radial({ x: 0.4, y: 0.34, radius: 0.7 }, ...even(['#FFC95A', '#F2A42C', '#D97F12'])),
    ),
    ellipse(
      6,
      2,
      34,
      40,
      radial({ x: 0.34, y: 0.26, radius: 0.8 }, ...even(['#A8652C', '#6B3512', '#3A1806'])),
    ),
    ellipse(-4, -14, 10, 6, '#FFE0B4', { opacity: 0.7 }),
  );
}
