import type { Layer } from './layer.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { type Random } from '../kit/random.ts';
import {
  along,
  contact,
  ellipse,
  hang,
  shadow,
  shape,
  smooth,
  stroke,
  type DrawnPoint,
} from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';

/** The lower half of a burger without bread: a cup of lettuce. */
export const leafCup: Layer = {
  rise: 70,
  draw: ({ random, y, width }) => {
    const half = width / 2 + 10;
    const rim = along(22, (across, index): DrawnPoint => [
      across * half,
      y + hang(across, 12) - 16 + (index % 2 ? 11 : -11) * random.between(0.5, 1.2),
    ]);
    const d = smooth([
      ...rim,
      [half * 0.94, y + 58],
      [half * 0.6, y + 96],
      [0, y + 106],
      [-half * 0.6, y + 96],
      [-half * 0.94, y + 58],
    ]);
    const veins = repeatMarkup(15, (index) => {
      const across = -0.9 + index * 0.13;
      return stroke(
        `M${across * half} ${y - 10}Q${across * half * 0.86} ${y + 50} ${across * 120} ${y + 106}`,
        '#EFFAC8',
        random.between(2, 4.5),
        { opacity: 0.5 },
      );
    });
    return (
      shape(d, vertical([0, '#A9D75A'], [0.5, '#74B33A'], [1, '#35701C'])) +
      clipped(
        d,
        veins,
        roundness({ x: -half, y: y - 40, width: half * 2, height: 170 }, 0.4, '#123606'),
      )
    );
  },
};

/** A leaf folded over the filling: its outline, and the line its rib takes from the top to the hem. */
type Fold = {
  outline: readonly DrawnPoint[];
  rib: readonly [from: DrawnPoint, to: DrawnPoint];
  tones: readonly [string, string, string];
};

function foldedLeaf(
  random: Random,
  { outline, rib: [[fromX, fromY], [toX, toY]], tones }: Fold,
): string {
  const ruffled = outline.map(([x, y]): DrawnPoint => [
    x + random.around(0, 14),
    y + random.around(0, 12),
  ]);
  const d = smooth(ruffled);
  const side = (index: number): string => {
    const share = 0.14 + index * 0.14;
    const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
    return [-1, 1]
      .map((way) =>
        stroke(
          `M${x} ${y}q${way * 50} ${10 + index * 4} ${way * random.between(90, 150)} ${random.between(34, 70)}`,
          '#F1FBD0',
          random.between(2, 4),
          { opacity: 0.45 },
        ),
      )
      .join('');
  };
  return (
    shadow(d, { right: 4, down: 8, blur: 10, opacity: 0.4 }) +
    shape(d, radial({ x: 0.38, y: 0.2, radius: 0.95 }, ...even(tones))) +
    clipped(
      d,
      repeatMarkup(6, side),
      stroke(
        `M${fromX} ${fromY}Q${(fromX + toX) / 2 + 14} ${(fromY + toY) / 2} ${toX} ${toY}`,
        '#F4FBDD',
        10,
        { opacity: 0.8 },
      ),
    ) +
    stroke(smooth(ruffled), '#E6F7B4', 3, { opacity: 0.55 })
  );
}

/** A row of ruffles from one point to another, bulging down. */
const ruffles = (
  from: DrawnPoint,
  to: DrawnPoint,
  count: number,
  wave: number,
  bulge: number,
): readonly DrawnPoint[] =>
  along(count, (across, index): DrawnPoint => [
    from[0] + ((to[0] - from[0]) * (across + 1)) / 2,
    from[1] +
      ((to[1] - from[1]) * (across + 1)) / 2 +
      hang(across, bulge) +
      (index % 2 ? wave : -wave),
  ]);

const backLeaf = (half: number, base: number): Fold => ({
  outline: [
    ...ruffles([half, base - 10], [-half, base - 10], 20, 12, 20),
    [-half * 0.9, base - 92],
    [-half * 0.48, base - 172],
    [20, base - 190],
    [half * 0.6, base - 160],
    [half * 0.96, base - 84],
  ],
  rib: [
    [0, base - 190],
    [0, base],
  ],
  tones: ['#B9E06C', '#6FB03A', '#2E6A18'],
});

const leftLeaf = (half: number, base: number): Fold => ({
  outline: [
    ...ruffles([60, base - 34], [-half - 8, base + 2], 12, 12, 26),
    [-half * 0.98, base - 70],
    [-half * 0.66, base - 148],
    [-half * 0.1, base - 186],
    [70, base - 120],
  ],
  rib: [
    [-40, base - 178],
    [-half * 0.6, base + 10],
  ],
  tones: ['#E2F6A0', '#A2D655', '#4C962A'],
});

const rightLeaf = (half: number, base: number): Fold => ({
  outline: [
    ...ruffles([half + 12, base + 4], [-30, base + 8], 12, 13, 22),
    [-10, base - 70],
    [half * 0.2, base - 150],
    [half * 0.56, base - 166],
    [half * 0.98, base - 80],
  ],
  rib: [
    [half * 0.34, base - 158],
    [half * 0.46, base + 22],
  ],
  tones: ['#D2EE86', '#8CC948', '#3B8322'],
});

/** The upper half: three crisp leaves folded over each other. */
export const leafDome: Layer = {
  rise: 30,
  crown: 150,
  draw: ({ random, y, width }) => {
    const [half, base] = [width / 2 + 26, y + 44];
    const leaves = [backLeaf, leftLeaf, rightLeaf].map((leaf) =>
      foldedLeaf(random, leaf(half, base)),
    );
    const transform = `rotate(-24 ${-half * 0.42} ${base - 132})`;
    return (
      contact(0, base + 12, half * 0.9, 0.45) +
      leaves.join('') +
      ellipse(-half * 0.42, base - 132, half * 0.2, 18, '#FBFFE4', {
        opacity: 0.55,
        transform,
        ...soft(10),
      })
    );
  },
};
