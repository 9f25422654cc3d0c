import { straw } from './tumbler.ts';
import { clipped, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen, specks } from '../kit/texture.ts';

const wafer = (): string =>
  turned(
    -16,
    -90,
    -560,
    box(-120, -740, 52, 230, vertical([0, '#E8B870'], [1, '#B4742C']), { rx: 6 }),
    repeatMarkup(7, (index) => box(-120, -730 + index * 32, 52, 6, '#8A5218', { opacity: 0.5 })),
  );

/** A ball of ice cream under a shell of chocolate. */
function dippedScoop(): string {
  const shell =
    'M-104 -548C-110 -640 -50 -690 0 -690C60 -690 112 -640 104 -548C92 -516 76 -560 60 -540C44 -506 24 -560 2 -540C-20 -500 -40 -556 -58 -536C-78 -512 -92 -530 -104 -548Z';
  const sprinkles = {
    count: 26,
    colours: ['#FBE7B8', '#F2A93B', '#fff'],
    size: [3, 5],
    opacity: 0.95,
  } as const;
  return (
    ellipse(0, -558, 112, 96, '#2a0d02', { opacity: 0.35, ...soft(6) }) +
    ellipse(
      0,
      -566,
      112,
      96,
      radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#B07A52', '#7A4426', '#45200E'])),
    ) +
    shape(shell, vertical([0, '#6A3216'], [0.5, '#3A1608'], [1, '#220B03'])) +
    stroke('M-70 -620Q-40 -668 10 -672', '#E8B48A', 9, { opacity: 0.6, ...soft(3) }) +
    specks(random('chocolate'), { x: -80, y: -670, width: 160, height: 110 }, sprinkles)
  );
}

/** The footed glass of a soda fountain, chocolate running down inside it. */
export function chocolateShake(): string {
  const d =
    'M-150 -500L150 -500C140 -380 96 -300 84 -150Q60 -92 26 -84L26 -40Q96 -34 108 0L-108 0Q-96 -34 -26 -40L-26 -84Q-60 -92 -84 -150C-96 -300 -140 -380 -150 -500Z';
  const runs = repeatMarkup(7, (index) =>
    stroke(
      `M${-126 + index * 42} -500q${index % 2 ? 8 : -8} 60 0 ${90 + ((index * 53) % 110)}`,
      '#2E1206',
      22,
    ),
  );
  return (
    straw('#F2A93B', -560, 84) +
    wafer() +
    shape(
      d,
      vertical(
        [0, '#A06A44'],
        [0.7, '#6B3A1E'],
        [0.82, '#5A2E16'],
        [0.84, '#E8DCCB', 0.5],
        [1, '#fff', 0.4],
      ),
    ) +
    clipped(d, runs) +
    shape(d, sheen(0.5, 0.4)) +
    stroke('M-150 -500Q0 -476 150 -500', '#fff', 5, { opacity: 0.8 }) +
    dippedScoop()
  );
}
