import { brioche, crown, heel } from '../burger/bun.ts';
import { mayonnaise } from '../burger/cooked.ts';
import { cheddar } from '../burger/dairy.ts';
import { lettuce } from '../burger/greens.ts';
import type { Layer } from '../burger/layer.ts';
import { beanPatty, beef } from '../burger/meat.ts';
import { avocado, tomato } from '../burger/slices.ts';
import { stack } from '../burger/stack.ts';
import { flag } from '../kids/flag.ts';
import { at, repeatMarkup, soft } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';

const minis: readonly (readonly Layer[])[] = [
  [heel(brioche), lettuce, beef, cheddar, crown(brioche)],
  [heel(brioche), beef, tomato, avocado, mayonnaise, crown(brioche)],
  [heel(brioche), lettuce, beanPatty, tomato, crown(brioche)],
];

const flagColours = ['#B93418', '#5E9C95', '#F2A93B'] as const;

/** Three of them side by side; `shift` decides which kind comes first. */
const row = (y: number, size: number, shift: number, flagged = false): string =>
  repeatMarkup(3, (index) => {
    const kind = (index + shift) % minis.length;
    const mini = stack(`fiesta ${index} ${shift}`, minis[kind] ?? [], 430);
    const pole = flagged
      ? at(20, -mini.height + 34, 1.1, flag(flagColours[index] ?? flagColours[0]))
      : '';
    return at(
      (index - 1) * 290,
      y,
      size,
      ellipse(6, 4, 220, 24, '#1c0701', { opacity: 0.5, ...soft(10) }),
      mini.drawing,
      pole,
    );
  });

/** Nine small ones in three rows, in the open box they travel in. */
export const partyBox = (): string =>
  shape('M-440 -420L440 -420L470 -40L-470 -40Z', vertical([0, '#8A5A2E'], [1, '#5E3A1A'])) +
  row(-270, 0.54, 0, true) +
  row(-156, 0.58, 1) +
  row(-36, 0.62, 2) +
  shape('M-480 -96L480 -96L462 4L-462 4Z', vertical([0, '#D9A566'], [1, '#A8743A'])) +
  shape('M-480 -96L-440 -420L-428 -420L-462 -96Z', '#C28E50') +
  shape('M480 -96L440 -420L428 -420L462 -96Z', '#9A6A34') +
  box(-110, -78, 220, 62, '#B93418', { rx: 31 }) +
  shape('M0 -70c14 12 20 22 12 34c-8 8 -18 8 -26 0c-6 -12 0 -22 14 -34z', '#F2A93B') +
  stroke('M-478 -95L478 -95', '#FFE6BE', 5, { opacity: 0.7 });
