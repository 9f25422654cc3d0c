import { leaning, repeatMarkup } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { bowl } from './vessels.ts';

const wedge = (x: number, y: number, lean: number): string =>
  leaning(
    x,
    y,
    lean,
    shadow('M-118 -34Q0 -96 118 -34Q96 66 0 74Q-96 66 -118 -34Z', { right: 3, down: 8 }),
    shape(
      'M-118 -34Q0 -96 118 -34Q96 66 0 74Q-96 66 -118 -34Z',
      vertical([0, '#FF7A58'], [0.4, '#EE4630'], [1, '#A81A10']),
    ),
    shape('M-92 -32Q0 -74 92 -32Q60 -2 0 0Q-60 -2 -92 -32Z', '#FF9C7E', { opacity: 0.85 }),
    repeatMarkup(6, (index) => ellipse(-56 + index * 22, -30 + (index % 2) * 10, 7, 4, '#FFE6A8')),
    stroke('M-96 10Q-76 50 -30 62', '#FFC4AE', 6, { opacity: 0.5 }),
  );

const onionThreads = (chance: Random): string =>
  repeatMarkup(16, () => {
    const [x, y] = [chance.between(-230, 200), chance.between(-400, -250)];
    const d = `M${x} ${y}q${chance.between(30, 60)} ${chance.between(-46, -20)} ${chance.between(90, 130)} ${chance.around(0, 40)}`;
    return (
      stroke(d, '#1c0701', 14, { opacity: 0.2, transform: 'translate(2 6)' }) +
      stroke(d, '#D9A6C8', 15) +
      stroke(d, '#FDF5FA', 10)
    );
  });

const coriander = (chance: Random): string =>
  repeatMarkup(12, () => {
    const [x, y] = [chance.between(-220, 220), chance.between(-410, -260)];
    return (
      shape(
        blob(chance, x, y, 26, 20, { wobble: 0.34, points: 8 }),
        chance.pick(['#4F9A34', '#6DB544', '#3B7D26']),
      ) + stroke(`M${x - 14} ${y}l28 2`, '#DDF0B4', 2.5, { opacity: 0.7 })
    );
  });

/** Places and angles of the wedges. */
const wedges = [
  [-210, -290, -14],
  [200, -292, 12],
  [-70, -300, 6],
  [90, -310, -8],
  [-140, -366, 10],
  [30, -384, -4],
  [150, -364, 14],
] as const;

/** Tomato, onion, coriander: the salad of every table. */
export function chileanSalad(): string {
  const chance = random('chilena');
  const fill =
    wedges.map(([x, y, lean]) => wedge(x, y, lean)).join('') +
    onionThreads(chance) +
    coriander(chance);
  const outside = vertical([0, '#FFFDF6'], [0.5, '#F1E6D0'], [1, '#C8B694']);
  return (
    bowl({ rim: 360, height: 260, outside, inside: '#D8C8A8', fill }) +
    stroke('M-322 -150Q0 -60 322 -150', '#5E9C95', 16, { opacity: 0.85 }) +
    stroke('M-306 -118Q0 -34 306 -118', '#5E9C95', 5, { opacity: 0.85 })
  );
}
