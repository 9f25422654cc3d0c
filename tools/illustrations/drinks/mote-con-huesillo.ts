import { driedPeach } from './fruit.ts';
import { tumbler, wideGlass } from './tumbler.ts';
import { at, repeatMarkup, turned } from '../kit/markup.ts';
import { horizontal } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse } from '../kit/shapes.ts';

const wheat = (seed: string): string => {
  const chance = random(seed);
  return repeatMarkup(120, () => {
    const [x, y] = [chance.between(-140, 140), chance.between(-150, -10)];
    return turned(
      chance.around(0, 150),
      x,
      y,
      ellipse(x, y, 15, 10, chance.pick(['#FBE9C0', '#EFCB8C', '#DDAE66', '#FFF6DC']), {
        stroke: '#A8702C',
        'stroke-width': 2,
        'stroke-opacity': 0.55,
      }),
    );
  });
};

/** Husked wheat at the bottom, syrup, a whole dried peach, and the long spoon. */
export const moteConHuesillo = (): string =>
  tumbler({
    glass: wideGlass,
    liquid: ['#E8A24A', '#9A4A12'],
    behind: turned(
      16,
      80,
      -300,
      box(66, -640, 22, 420, horizontal([0, '#F4F0EA'], [0.5, '#CFC6BA'], [1, '#8E8478']), {
        rx: 10,
      }),
    ),
    within:
      wheat('mote') +
      at(-30, -238, 1.12, driedPeach('huesillo')) +
      ellipse(0, -330, 168, 22, '#F6C47A', { opacity: 0.8 }),
    before: turned(
      -24,
      190,
      -30,
      box(120, -44, 190, 26, horizontal([0, '#8A4A1E'], [0.5, '#B8702F'], [1, '#6E3512']), {
        rx: 12,
      }),
      box(120, -40, 190, 6, '#E2A45E', { rx: 3, opacity: 0.7 }),
    ),
  });
