import { at, clipped, soft, turned } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { specks } from '../kit/texture.ts';
import { pot, swirl } from './pots.ts';

const clove = (x: number, lean: number): string =>
  at(
    x,
    0,
    1,
    turned(
      lean,
      0,
      -40,
      shadow('M-44 -6C-58 -60 -20 -104 6 -120C26 -92 56 -50 40 -6C16 8 -24 8 -44 -6Z', {
        right: 3,
        down: 6,
      }),
      shape(
        'M-44 -6C-58 -60 -20 -104 6 -120C26 -92 56 -50 40 -6C16 8 -24 8 -44 -6Z',
        vertical([0, '#F4DDB0'], [1, '#C08A44']),
      ),
      stroke('M-8 -98Q-30 -60 -24 -12M14 -92Q30 -50 20 -10', '#8A5A24', 3, { opacity: 0.6 }),
    ),
  );

/** A roasted head of garlic. */
function garlicHead(): string {
  const d =
    'M-130 -30C-160 -120 -70 -160 -18 -214C-10 -236 16 -236 22 -214C70 -160 164 -120 132 -30C100 8 -100 8 -130 -30Z';
  const ribs = [-84, -34, 34, 84]
    .map((x) => stroke(`M${x * 0.2} -200Q${x * 1.3} -110 ${x} -6`, '#B98A54', 5, { opacity: 0.6 }))
    .join('');
  return (
    shadow(d, { right: 4, down: 10, blur: 10 }) +
    shape(d, radial({ x: 0.36, y: 0.3, radius: 0.9 }, ...even(['#FFF8EA', '#F0DDBC', '#C79A5E']))) +
    clipped(
      d,
      ribs,
      ellipse(10, -214, 60, 40, '#8A5A24', { opacity: 0.5, ...soft(10) }),
      ellipse(90, -40, 50, 60, '#A8702F', { opacity: 0.35, ...soft(18) }),
    )
  );
}

export const aioli = (): string =>
  at(250, 0, 1.1, garlicHead()) +
  at(130, 4, 0.95, clove(0, -24)) +
  at(400, 2, 0.9, clove(0, 22)) +
  at(
    -110,
    0,
    1.35,
    pot({
      surface: '#F6E7B4',
      lip: '#EDE6DA',
      body: vertical([0, '#5E9C95'], [1, '#2F5F5A']),
      top:
        swirl('#FFFBEA') +
        ellipse(40, -200, 40, 12, '#D9B84A', { opacity: 0.8 }) +
        specks(
          random('alioli'),
          { x: -110, y: -236, width: 220, height: 60 },
          { count: 22, colours: ['#5E8A2E', '#3E2A14'], size: [2, 4], opacity: 0.9 },
        ),
    }),
  );
