import { at, clipped, leaning, repeatMarkup, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';
import { board, bowl } from './vessels.ts';

/** A turnover: half a moon with a crimped edge. */
function turnover(chance: Random, x: number, y: number, lean: number): string {
  const d = 'M-150 26C-158 -70 -64 -128 0 -128C64 -128 158 -70 150 26C118 52 -118 52 -150 26Z';
  const crimps = repeatMarkup(11, (index) => {
    const across = -1 + index / 5;
    return stroke(
      `M${across * 138} ${22 + (1 - across * across) * 18}q-8 -16 ${4 + across * 6} -30`,
      '#8A4A14',
      5,
      { opacity: 0.55 },
    );
  });
  const blisters = repeatMarkup(14, () =>
    ellipse(
      chance.between(-104, 104),
      chance.between(-96, 0),
      chance.between(6, 16),
      chance.between(4, 10),
      '#FFE7AE',
      { opacity: 0.55 },
    ),
  );
  return leaning(
    x,
    y,
    lean,
    shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.42 }),
    shape(
      d,
      radial(
        { x: 0.38, y: 0.22, radius: 0.9 },
        ...even(['#FFE2A0', '#F0B455', '#CF842A', '#8E4E12']),
      ),
    ),
    clipped(d, blisters, stroke('M-150 8C-110 36 110 36 150 8', '#B96E20', 6, { opacity: 0.7 })),
    crimps,
    stroke('M-96 -64Q-50 -108 20 -110', '#FFF6DA', 9, { opacity: 0.55, ...soft(6) }),
  );
}

const pebreSpecks = (chance: Random): string =>
  ellipse(0, -120, 96, 20, '#B43A20') +
  repeatMarkup(40, () => {
    const [x, y] = [chance.between(-88, 88), -120 + chance.around(0, 30)];
    return ellipse(
      x,
      y,
      chance.between(5, 12),
      chance.between(3, 7),
      chance.pick(['#E2492C', '#4F9A34', '#FFF3E0', '#C22A16', '#78B84A']),
    );
  });

const pebreBowl = (): string =>
  bowl({
    rim: 108,
    height: 122,
    outside: vertical([0, '#B4623A'], [1, '#6E2E14']),
    inside: '#7A3418',
    fill: pebreSpecks(random('pebre')),
  });

export const turnovers = (): string => {
  const chance = random('empanaditas');
  return (
    board(860) +
    (
      [
        [-214, -150, -6],
        [30, -156, 4],
        [-96, -238, -3],
        [-230, -94, 5],
        [-6, -88, -4],
        [170, -98, 8],
      ] as const
    )
      .map(([x, y, lean]) => turnover(chance, x - 40, y, lean))
      .join('') +
    at(326, -10, 1.05, pebreBowl())
  );
};
