import { juiceBox } from './juice-box.ts';
import { contactBelow, miniBurger } from './mini-burger.ts';
import { at, clipped, repeatMarkup } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';
import { potato, sticks } from '../sides/fries.ts';

/** A box that folds up into a house, fries coming out of its roof. */
function houseBox(): string {
  const wall = 'M-200 -330L200 -330L186 0L-186 0Z';
  const roof = 'M-232 -322L-150 -440L150 -440L232 -322Z';
  const windows = [-104, 104]
    .map(
      (x) =>
        box(x - 44, -286, 88, 88, '#FFE9B8', { rx: 10 }) +
        box(x - 4, -286, 8, 88, '#B93418') +
        box(x - 44, -246, 88, 8, '#B93418'),
    )
    .join('');
  return (
    at(
      0,
      -150,
      0.92,
      sticks(random('casita'), potato, { perRow: 8, rows: 2, spread: 250, height: 440 }),
    ) +
    shape(wall, '#F2A93B') +
    clipped(
      wall,
      windows,
      shape('M-52 0L-52 -120Q-52 -172 0 -172Q52 -172 52 -120L52 0Z', '#B93418'),
      ellipse(32, -76, 8, 8, '#FFD27A'),
      roundness({ x: -200, y: -330, width: 400, height: 330 }, 0.35),
    ) +
    shadow(roof, { down: 10, blur: 6, opacity: 0.4 }) +
    shape(roof, vertical([0, '#D9502E'], [1, '#A82C14'])) +
    clipped(
      roof,
      repeatMarkup(3, (row) =>
        repeatMarkup(9, (index) =>
          stroke(
            `M${-240 + index * 58 + (row % 2) * 28} ${-430 + row * 40}q29 34 58 0`,
            '#7A1A0A',
            5,
            { opacity: 0.45 },
          ),
        ),
      ),
    )
  );
}

export const littleEmberBox = (): string =>
  at(-70, 0, 1.15, houseBox()) +
  at(330, 0, 1, juiceBox('#7FB24A', '#E8253A')) +
  at(180, -4, 0.78, contactBelow(210), miniBurger('cajita'));
