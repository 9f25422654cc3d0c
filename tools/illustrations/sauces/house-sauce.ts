import { at, clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { pot, swirl } from './pots.ts';

/** A roasted red pepper, blistered by the fire. */
function roastPepper(): string {
  const chance = random('pimenton');
  const d =
    'M-150 -40C-166 -120 -110 -158 -50 -146C-10 -160 60 -158 96 -128C140 -100 150 -30 96 -6C40 14 -100 12 -150 -40Z';
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(
      d,
      radial(
        { x: 0.34, y: 0.24, radius: 0.9 },
        ...even(['#FF7A4A', '#D92E1C', '#96140E', '#5A0A08']),
      ),
    ) +
    clipped(
      d,
      repeatMarkup(12, () =>
        ellipse(
          chance.between(-140, 100),
          chance.between(-140, -10),
          chance.between(8, 26),
          chance.between(5, 14),
          '#2A0805',
          {
            opacity: 0.55,
            ...soft(3),
          },
        ),
      ),
      stroke('M-40 -146Q-70 -70 -50 4M40 -150Q50 -70 40 4', '#7A0E0A', 7, {
        opacity: 0.6,
        ...soft(3),
      }),
    ) +
    stroke('M-118 -104Q-100 -132 -66 -132', '#FFD8C0', 11, { opacity: 0.7, ...soft(3) }) +
    shape('M88 -130C110 -150 150 -150 164 -176L182 -164C176 -130 140 -110 112 -106Z', '#4D8A2A')
  );
}

export const houseSaucePot = (): string =>
  at(220, 0, 1.12, roastPepper()) +
  at(
    -70,
    0,
    1.35,
    pot({
      surface: '#EE8B34',
      lip: '#FFF7E8',
      body: vertical([0, '#C8321E'], [1, '#8E1E10']),
      top:
        swirl('#FFC37A') +
        specks(
          random('brasa'),
          { x: -110, y: -236, width: 220, height: 56 },
          { count: 26, colours: ['#8E1E10', '#5E1208'], size: [2, 4] },
        ),
    }),
  );
