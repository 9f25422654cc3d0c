import { clipped, repeatMarkup, turned } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** A clear glass: its outline, the outline of what is in it, and its height. */
type Glass = { outline: string; inside: string; rim: string; top: number };

export const tallGlass: Glass = {
  outline: 'M-130 -470L130 -470L104 -18Q0 14 -104 -18Z',
  inside: 'M-122 -390Q0 -366 122 -390L103 -22Q0 8 -103 -22Z',
  rim: 'M-130 -470Q0 -446 130 -470',
  top: -470,
};

export const slimGlass: Glass = {
  outline: 'M-112 -560L112 -560L96 -16Q0 12 -96 -16Z',
  inside: 'M-107 -500Q0 -480 107 -500L94 -22Q0 6 -94 -22Z',
  rim: 'M-112 -560Q0 -538 112 -560',
  top: -560,
};

export const wideGlass: Glass = {
  outline: 'M-176 -400L176 -400L140 -18Q0 18 -140 -18Z',
  inside: 'M-168 -330Q0 -300 168 -330L138 -24Q0 12 -138 -24Z',
  rim: 'M-176 -400Q0 -372 176 -400',
  top: -400,
};

export const straw = (colour: string, top: number, x = 30): string =>
  turned(
    9,
    x,
    top + 320,
    box(x - 12, top - 170, 24, 420, colour, { rx: 8 }),
    box(x - 8, top - 170, 6, 420, '#fff', { rx: 3, opacity: 0.45 }),
  );

export const iceCubes = (
  chance: Random,
  count: number,
  left: number,
  top: number,
  width: number,
  height: number,
): string =>
  repeatMarkup(count, () => {
    const [x, y] = [left + chance.next() * width, top + chance.next() * height];
    return turned(
      chance.around(0, 60),
      x,
      y,
      box(x, y, 66, 60, '#fff', { rx: 12, opacity: 0.32 }),
      box(x + 6, y + 6, 40, 8, '#fff', { rx: 4, opacity: 0.7 }),
    );
  });

export const bubbles = (chance: Random, count: number, half: number, top: number): string =>
  repeatMarkup(count, () =>
    ellipse(
      chance.between(-half, half),
      chance.between(top, -30),
      chance.between(2, 7),
      chance.between(2, 7),
      '#fff',
      { opacity: 0.35 },
    ),
  );

type Drink = {
  glass: Glass;
  liquid: readonly [string, string];
  behind?: string;
  within?: string;
  before?: string;
};

/** Glass, drink, what stands behind the glass, swims in it and hangs before it. */
export const tumbler = ({ glass, liquid, behind = '', within = '', before = '' }: Drink): string =>
  behind +
  shape(glass.outline, '#fff', { opacity: 0.28 }) +
  shape(glass.inside, vertical([0, liquid[0]], [1, liquid[1]])) +
  clipped(glass.inside, within) +
  shape(glass.outline, sheen()) +
  stroke(glass.rim, '#fff', 5, { opacity: 0.8 }) +
  before;

/** A cola with ice, as the combos carry it. */
export const cola = (seed: string, strawColour = '#C8321E'): string => {
  const chance = random(seed);
  return tumbler({
    glass: tallGlass,
    liquid: ['#7A2E12', '#3A1206'],
    behind: straw(strawColour, tallGlass.top),
    within: iceCubes(chance, 6, -80, -380, 130, 130) + bubbles(chance, 22, 90, -340),
  });
};
