import { clipped, repeat, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { along, contact, ellipse, hang, shape, smooth, stroke, type Point } from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';
import type { Layer } from './layer.ts';

/** The lower half of a burger without bread: a cup of lettuce. */
export const leafCup: Layer = {
  rise: 70,
  draw: ({ random, y, width }) => {
    const half = width / 2 + 10;
    const rim = along(22, (across, index): Point => [across * half, y + hang(across, 12) - 16 + (index % 2 ? 11 : -11) * random.between(0.5, 1.2)]);
    const d = smooth([...rim, [half * 0.94, y + 58], [half * 0.6, y + 96], [0, y + 106], [-half * 0.6, y + 96], [-half * 0.94, y + 58]]);
    const veins = repeat(15, (index) => {
      const across = -0.9 + index * 0.13;
      return stroke(`M${across * half} ${y - 10}Q${across * half * 0.86} ${y + 50} ${across * 120} ${y + 106}`, '#EFFAC8', random.between(2, 4.5), { opacity: 0.5 });
    });
    return shape(d, vertical([0, '#A9D75A'], [0.5, '#74B33A'], [1, '#35701C'])) + clipped(d, veins, roundness({ x: -half, y: y - 40, width: half * 2, height: 170 }, 0.4, '#123606'));
  },
};

/** The upper half: crisp leaves folded over like a dome. */
export const leafDome: Layer = {
  rise: 24,
  crown: 150,
  draw: ({ random, y, width }) => {
    const [half, base] = [width / 2 + 26, y + 40];
    const hem = along(24, (across, index): Point => [across * half, base + hang(across, 20) + (index % 2 ? 14 : -10) * random.between(0.6, 1.2)]);
    const d = smooth([...[...hem].reverse(), [-half * 0.96, base - 70], [-half * 0.6, base - 158], [-30, base - 186], [half * 0.55, base - 164], [half * 0.95, base - 76]]);
    const veins = repeat(17, (index) => {
      const across = -1 + index / 8;
      return stroke(`M${across * 40 - 10} ${base - 190}Q${across * half * 0.86} ${base - 120} ${across * half} ${base + 20}`, '#F1FBD0', index === 8 ? 9 : random.between(2, 4), { opacity: index === 8 ? 0.75 : 0.42 });
    });
    const fold = `M${half * 0.3} ${base - 176}Q${half * 0.86} ${base - 120} ${half * 0.7} ${base + 12}Q${half * 0.94} ${base - 60} ${half * 0.9} ${base - 96}Z`;
    return (
      contact(0, base + 12, half * 0.9, 0.45) +
      shape(d, radial({ x: 0.36, y: 0.2, radius: 0.95 }, ...even(['#D6F08E', '#97CF4E', '#5C9F2E', '#2A6216']))) +
      clipped(d, veins, shape(fold, '#2A6216', { opacity: 0.35, ...soft(10) }), ellipse(-half * 0.4, base - 140, half * 0.34, 26, '#FBFFE4', { opacity: 0.6, ...soft(18) }), roundness({ x: -half, y: base - 200, width: half * 2, height: 260 }, 0.35, '#123606'))
    );
  },
};
