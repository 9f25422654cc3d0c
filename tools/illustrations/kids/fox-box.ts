import { juiceBox } from './juice-box.ts';
import { contactBelow } from './mini-burger.ts';
import { at, clipped } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shape, stroke, type DrawnPoint } from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';
import { potato, sticks } from '../sides/fries.ts';
import { nuggets } from '../sides/nuggets.ts';
import { dip } from '../sides/vessels.ts';

/** A box with the face of a fox, ears and all. */
function foxBox(): string {
  const d = 'M-210 -310L210 -310L186 0L-186 0Z';
  const ear = (side: 1 | -1): string =>
    shape(`M${side * 206} -306L${side * 196} -442L${side * 70} -330Z`, '#D9641B') +
    shape(`M${side * 186} -326L${side * 180} -400L${side * 108} -334Z`, '#5A2A10');
  const cheeks = 'M-206 -250C-130 -250 -90 -170 0 -60C90 -170 130 -250 206 -250L186 0L-186 0Z';
  return (
    ear(-1) +
    ear(1) +
    at(
      0,
      -130,
      0.94,
      sticks(random('zorro'), potato, { perRow: 9, rows: 2, spread: 270, height: 440 }),
    ) +
    shape(d, vertical([0, '#F08A3C'], [1, '#D9641B'])) +
    clipped(
      d,
      shape(cheeks, '#FFF3DC'),
      [-96, 96]
        .map((x) => ellipse(x, -196, 20, 26, '#2A150C') + ellipse(x - 6, -206, 7, 8, '#fff'))
        .join(''),
      ellipse(0, -74, 36, 26, '#2A150C'),
      ellipse(-10, -84, 12, 7, '#fff', { opacity: 0.5 }),
      stroke('M0 -50Q0 -24 -34 -22M0 -50Q0 -24 34 -22', '#2A150C', 7),
      roundness({ x: -210, y: -310, width: 420, height: 310 }, 0.3),
    ) +
    stroke('M-208 -308L208 -308', '#FFD9A8', 6, { opacity: 0.8 })
  );
}

const kidsHeap: readonly DrawnPoint[] = [
  [-66, -150],
  [66, -152],
  [-130, -66],
  [0, -70],
  [130, -66],
];

export const littleFoxBox = (): string =>
  at(-140, 0, 1.2, foxBox()) +
  at(372, 0, 1, juiceBox('#F2A93B', '#F08A1C')) +
  at(
    196,
    6,
    0.92,
    contactBelow(230),
    nuggets(random('cajita nuggets'), kidsHeap, { rx: 82, ry: 60 }),
  ) +
  dip(20, -76, '#C22A16');
