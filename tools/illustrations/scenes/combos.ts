import { at, repeat, soft } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shape, stroke, type Point } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';
import { brioche, crown, heel } from '../burger/bun.ts';
import { cheddar } from '../burger/dairy.ts';
import { lettuce } from '../burger/greens.ts';
import type { Layer } from '../burger/layer.ts';
import { beanPatty, beef } from '../burger/meat.ts';
import { avocado, tomato } from '../burger/slices.ts';
import { mayonnaise } from '../burger/cooked.ts';
import { stack } from '../burger/stack.ts';
import { lemonade, peachTea } from '../drinks/cold-drinks.ts';
import { caramelShake } from '../drinks/shakes.ts';
import { cola, straw, tumbler, tallGlass, iceCubes, bubbles } from '../drinks/tumbler.ts';
import { flag, miniBurger } from '../kids/kids.ts';
import { fries, potato, sticks, sweetPotatoFries } from '../sides/fries.ts';
import { nuggets, rings } from '../sides/fried.ts';
import { board, tray } from '../sides/vessels.ts';
import { chickenCrisp, classic, doubleEmber, garden } from '../menu/burgers.ts';

const burger = (x: number, size: number, seed: string, layers: readonly Layer[], y = 0): string =>
  at(x, y, size, ellipse(10, 4, 300, 26, '#1c0701', { opacity: 0.5, ...soft(10) }), stack(seed, layers).drawing);

export const emberCombo = (): string =>
  at(-345, -4, 0.95, fries('combo', { box: '#8E1E10', stripe: '#FFD27A' })) +
  at(390, -4, 0.98, cola('combo')) +
  burger(10, 0.84, 'brasa', classic);

export const duoCombo = (): string =>
  at(0, -60, 0.98, fries('dúo')) + burger(-270, 0.74, 'doble', doubleEmber) + burger(274, 0.76, 'brasa', classic);

export const doubleCombo = (): string =>
  at(-346, 0, 0.66, rings(), tray(620)) + at(396, -4, 0.98, lemonade()) + burger(26, 0.82, 'doble combo', doubleEmber);

export const gardenCombo = (): string =>
  at(-360, -4, 0.88, sweetPotatoFries()) + at(392, -4, 0.92, peachTea()) + burger(14, 0.84, 'huerta combo', garden);

/** A big bottle of cola. */
function familyBottle(): string {
  const d =
    'M-34 -700L34 -700L36 -620C40 -540 112 -520 112 -420L108 -300L118 -180L112 -20Q104 6 60 6L-60 6Q-104 6 -112 -20L-118 -180L-108 -300L-112 -420C-112 -520 -40 -540 -36 -620Z';
  return (
    shape(d, vertical([0, '#7A2E12'], [0.14, '#5A1E0A'], [1, '#2A0D04'])) +
    box(-111, -410, 222, 170, '#B93418') +
    box(-111, -410, 222, 14, '#F2A93B') +
    box(-111, -254, 222, 14, '#F2A93B') +
    shape('M0 -384c30 28 40 48 26 74c-16 16 -36 16 -52 0c-14 -26 -4 -46 26 -74z', '#F2A93B') +
    shape(d, sheen(0.5, 0.3)) +
    box(-42, -736, 84, 46, vertical([0, '#F6BE5E'], [1, '#B8741A']), { rx: 8 })
  );
}

const nuggetHeap: readonly Point[] = [
  [-70, -128],
  [70, -130],
  [-150, -70],
  [0, -76],
  [150, -70],
  [0, -180],
];

export const familyCombo = (): string =>
  at(-12, -100, 0.8, familyBottle()) +
  at(-250, -120, 0.8, fries('familia uno')) +
  at(220, -120, 0.8, fries('familia dos', { box: '#F2A93B', stripe: '#B93418' })) +
  burger(-420, 0.52, 'familia a', classic, -70) +
  burger(420, 0.52, 'familia b', chickenCrisp, -70) +
  burger(-210, 0.6, 'familia c', doubleEmber) +
  burger(210, 0.6, 'familia d', garden) +
  at(0, 14, 0.8, nuggets(random('familia nuggets'), nuggetHeap, { rx: 82, ry: 62 }), tray(470));

/** A wire basket lined with paper. */
function basket(): string {
  const d = 'M-150 -170L150 -170L118 0L-118 0Z';
  const weave =
    repeat(7, (index) => stroke(`M${-138 + index * 46} -168L${-108 + index * 36} -4`, '#8A7C74', 6)) +
    [-116, -60].map((y) => stroke(`M${-150 - (y + 170) * -0.19} ${y}L${150 - (y + 170) * 0.19} ${y}`, '#A89A90', 6)).join('');
  return (
    shape('M-166 -150L-120 -222L-60 -170L0 -226L70 -172L126 -220L166 -150L120 -20L-120 -20Z', '#FFF3DC') +
    shape(d, '#E9D6AC') +
    weave +
    stroke('M-154 -170L154 -170', '#6E625A', 10) +
    stroke('M-152 -173L152 -173', '#fff', 3, { opacity: 0.5 })
  );
}

export const teaTimeCombo = (): string =>
  board(1010) +
  at(330, -40, 0.98, caramelShake()) +
  at(-320, -40, 1.06, at(0, -60, 0.74, sticks(random('once'), potato, { perRow: 8, rows: 2, spread: 290, height: 400 })), basket()) +
  at(6, -40, 1.02, ellipse(8, 4, 210, 22, '#1c0701', { opacity: 0.5, ...soft(10) }), miniBurger('once', 380));

const minis: readonly (readonly Layer[])[] = [
  [heel(brioche), lettuce, beef, cheddar, crown(brioche)],
  [heel(brioche), beef, tomato, avocado, mayonnaise, crown(brioche)],
  [heel(brioche), lettuce, beanPatty, tomato, crown(brioche)],
];

const flagColours = ['#B93418', '#5E9C95', '#F2A93B'] as const;

/** Three of them side by side; `shift` decides which kind comes first. */
const row = (y: number, size: number, shift: number, flagged = false): string =>
  repeat(3, (index) => {
    const kind = (index + shift) % minis.length;
    const mini = stack(`fiesta ${index} ${shift}`, minis[kind] ?? [], 430);
    const pole = flagged ? at(20, -mini.height + 34, 1.1, flag(flagColours[index] ?? flagColours[0])) : '';
    return at((index - 1) * 290, y, size, ellipse(6, 4, 220, 24, '#1c0701', { opacity: 0.5, ...soft(10) }), mini.drawing, pole);
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

/** The brand's own picture: carton, double and cola. */
export const heroTrio = (): string =>
  at(-435, -10, 1.02, fries('hero', { box: '#F2A93B', stripe: '#B93418' })) +
  at(
    460,
    -10,
    1.08,
    tumbler({
      glass: tallGlass,
      liquid: ['#7A2E12', '#3A1206'],
      behind: straw('#F2A93B', tallGlass.top),
      within: iceCubes(random('hero'), 6, -80, -380, 130, 130) + bubbles(random('hero'), 22, 90, -340),
    }),
  ) +
  at(0, 4, 1.04, stack('doble', doubleEmber).drawing);
