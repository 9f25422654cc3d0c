import { caramelShake } from '../drinks/caramel-shake.ts';
import { miniBurger } from '../kids/mini-burger.ts';
import { at, repeatMarkup, soft } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { ellipse, shape, stroke } from '../kit/shapes.ts';
import { potato, sticks } from '../sides/fries.ts';
import { board } from '../sides/vessels.ts';

/** A wire basket lined with paper. */
function basket(): string {
  const d = 'M-150 -170L150 -170L118 0L-118 0Z';
  const weave =
    repeatMarkup(7, (index) =>
      stroke(`M${-138 + index * 46} -168L${-108 + index * 36} -4`, '#8A7C74', 6),
    ) +
    [-116, -60]
      .map((y) =>
        stroke(`M${-150 - (y + 170) * -0.19} ${y}L${150 - (y + 170) * 0.19} ${y}`, '#A89A90', 6),
      )
      .join('');
  return (
    shape(
      'M-166 -150L-120 -222L-60 -170L0 -226L70 -172L126 -220L166 -150L120 -20L-120 -20Z',
      '#FFF3DC',
    ) +
    shape(d, '#E9D6AC') +
    weave +
    stroke('M-154 -170L154 -170', '#6E625A', 10) +
    stroke('M-152 -173L152 -173', '#fff', 3, { opacity: 0.5 })
  );
}

export const teaTimeCombo = (): string =>
  board(1010) +
  at(330, -40, 0.98, caramelShake()) +
  at(
    -320,
    -40,
    1.06,
    at(
      0,
      -60,
      0.74,
      sticks(random('once'), potato, { perRow: 8, rows: 2, spread: 290, height: 400 }),
    ),
    basket(),
  ) +
  at(
    6,
    -40,
    1.02,
    ellipse(8, 4, 210, 22, '#1c0701', { opacity: 0.5, ...soft(10) }),
    miniBurger('once', 380),
  );
