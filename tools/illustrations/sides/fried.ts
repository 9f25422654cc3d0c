import { at, clipped, element, repeat, soft, turned } from '../kit/markup.ts';
import { colourOf, definitionOf, even, radial, vertical, type Paint } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke, type Point } from '../kit/shapes.ts';
import { flakes } from '../kit/texture.ts';
import { board, bowl, dip, tray } from './vessels.ts';

const crumbs = ['#FFE7AE', '#F7B851', '#D98A2B', '#FFD58A', '#B8691A'] as const;

/** A heap of breaded pieces at the given places. */
export function nuggets(chance: Random, places: readonly Point[], { rx = 95, ry = 70 } = {}): string {
  return places
    .map(([x, y]) => {
      const d = blob(chance, x, y, rx, ry, { wobble: 0.13, points: 8 });
      return (
        shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.4 }) +
        shape(d, radial({ x: 0.36, y: 0.24, radius: 0.85 }, ...even(['#FFD079', '#EE9F35', '#C06E1A', '#87430B']))) +
        clipped(
          d,
          flakes(
            chance,
            { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 },
            { count: 130, colours: crumbs, size: [3, 8], opacity: 0.5 },
          ),
        )
      );
    })
    .join('');
}

const heap: readonly Point[] = [
  [-90, -270],
  [90, -270],
  [-190, -190],
  [0, -200],
  [190, -190],
  [-240, -110],
  [-80, -120],
  [90, -115],
  [240, -110],
];

export const nuggetTray = (): string => at(0, 0, 1.15, nuggets(random('nuggets'), heap), tray(720)) + dip(318, -85, '#D9641B');

const hoop = (x: number, y: number, rx: number, ry: number, colour: Paint, width: number, attributes = {}): string =>
  definitionOf(colour) +
  element('ellipse', { cx: x, cy: y, rx, ry, fill: 'none', stroke: colourOf(colour), 'stroke-width': width, ...attributes });

/** One battered onion ring. */
export const ring = (x: number, y: number, rx: number, ry: number, thick = 36): string =>
  hoop(x + 4, y + 12, rx, ry, '#2a0d02', thick, { opacity: 0.35, ...soft(6) }) +
  hoop(x, y, rx, ry, vertical([0, '#FFD98A'], [0.5, '#E49A38'], [1, '#9A5512']), thick) +
  hoop(x, y - 6, rx, ry, '#FFF0C4', 5, { 'stroke-dasharray': '30 60 12 40', opacity: 0.7 }) +
  hoop(x, y + 8, rx - 6, ry - 3, '#7a3c0c', 5, { 'stroke-dasharray': '8 34 18 50', opacity: 0.4 }) +
  hoop(x, y - 1, rx + 8, ry + 4, '#F9C66C', 4, { 'stroke-dasharray': '4 26 9 17', opacity: 0.8 });

/** A pyramid of rings; each is [x, y, half width, half height]. */
export const rings = (): string =>
  (
    [
      [-150, -130, 130, 70],
      [150, -130, 130, 70],
      [0, -210, 140, 76],
      [-90, -290, 118, 64],
      [110, -300, 112, 60],
      [6, -380, 104, 56],
    ] as const
  )
    .map(([x, y, rx, ry]) => ring(x, y, rx, ry))
    .join('');

export const ringTray = (): string => at(0, 0, 1.1, rings(), tray(720)) + dip(318, -85, '#F0963C');

/** A breaded stick of cheese lying on its side. */
function cheeseStick(chance: Random, x: number, y: number, lean: number, length = 480): string {
  const half = length / 2;
  const log = `M${-half + 30} -42L${half - 30} -42Q${half} -40 ${half} 0Q${half} 40 ${half - 30} 42L${-half + 30} 42Q${-half} 40 ${-half} 0Q${-half} -40 ${-half + 30} -42Z`;
  const lying = [
    shadow(log, { right: 3, down: 10, blur: 10, opacity: 0.45 }),
    shape(log, vertical([0, '#FFD58A'], [0.4, '#EBA03C'], [1, '#9A5214'])),
    clipped(
      log,
      flakes(chance, { x: -half, y: -44, width: length, height: 88 }, { count: 150, colours: crumbs, size: [3, 9], opacity: 0.5 }),
    ),
    stroke(`M${-half + 40} -26L${half - 60} -26`, '#FFF3CC', 7, { opacity: 0.5, ...soft(3) }),
  ];
  return at(x, y, 1, turned(lean, 0, 0, ...lying));
}

/** The same seen from its end. */
function cheeseStickEnd(chance: Random, x: number, y: number): string {
  const d = blob(chance, x, y, 51, 46, { wobble: 0.05, points: 12 });
  return (
    shadow(d, { right: 3, down: 8, blur: 6, opacity: 0.4 }) +
    shape(d, radial({ x: 0.36, y: 0.28, radius: 0.85 }, ...even(['#FFCB70', '#E2942F', '#94500F']))) +
    clipped(
      d,
      flakes(chance, { x: x - 51, y: y - 46, width: 102, height: 92 }, { count: 52, colours: crumbs, size: [3, 8], opacity: 0.55 }),
    )
  );
}

/** The stick that was pulled apart, with its thread of cheese. */
function brokenStick(chance: Random): string {
  const thread = 'M-72 -30C-40 22 40 22 76 -30L74 24C40 74 -44 74 -70 22Z';
  return (
    cheeseStick(chance, -206, 0, -8, 300) +
    cheeseStick(chance, 210, 0, 8, 300) +
    shadow(thread, { down: 6 }) +
    shape(thread, vertical([0, '#FFF8DA'], [1, '#EBCB72'])) +
    ellipse(-70, 0, 17, 34, '#FFF3C0') +
    ellipse(74, 0, 17, 34, '#F8E3A0') +
    stroke('M-56 4C-26 42 30 42 62 4', '#fff', 6, { opacity: 0.8 })
  );
}

/** Cheese sticks stacked crosswise like firewood on a board. */
export const cheeseSticks = (): string => {
  const chance = random('bastones');
  const ends = (y: number): string => [-194, 194, -97, 97, 0].map((x) => cheeseStickEnd(chance, x, y)).join('');
  return (
    board(800) +
    ends(-92) +
    cheeseStick(chance, -4, -176, -1) +
    ends(-260) +
    cheeseStick(chance, 6, -344, 1) +
    at(0, -440, 1, brokenStick(chance))
  );
};

/** A turnover: half a moon with a crimped edge. */
function turnover(chance: Random, x: number, y: number, lean: number): string {
  const d = 'M-150 26C-158 -70 -64 -128 0 -128C64 -128 158 -70 150 26C118 52 -118 52 -150 26Z';
  const crimps = repeat(11, (index) => {
    const across = -1 + index / 5;
    return stroke(`M${across * 138} ${22 + (1 - across * across) * 18}q-8 -16 ${4 + across * 6} -30`, '#8A4A14', 5, { opacity: 0.55 });
  });
  const blisters = repeat(14, () =>
    ellipse(chance.between(-104, 104), chance.between(-96, 0), chance.between(6, 16), chance.between(4, 10), '#FFE7AE', { opacity: 0.55 }),
  );
  return at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      shadow(d, { right: 4, down: 10, blur: 10, opacity: 0.42 }),
      shape(d, radial({ x: 0.38, y: 0.22, radius: 0.9 }, ...even(['#FFE2A0', '#F0B455', '#CF842A', '#8E4E12']))),
      clipped(d, blisters, stroke('M-150 8C-110 36 110 36 150 8', '#B96E20', 6, { opacity: 0.7 })),
      crimps,
      stroke('M-96 -64Q-50 -108 20 -110', '#FFF6DA', 9, { opacity: 0.55, ...soft(6) }),
    ),
  );
}

const pebreSpecks = (chance: Random): string =>
  ellipse(0, -120, 96, 20, '#B43A20') +
  repeat(40, () => {
    const [x, y] = [chance.between(-88, 88), -120 + chance.around(0, 30)];
    return ellipse(x, y, chance.between(5, 12), chance.between(3, 7), chance.pick(['#E2492C', '#4F9A34', '#FFF3E0', '#C22A16', '#78B84A']));
  });

export const pebreBowl = (): string =>
  bowl({ rim: 108, height: 122, outside: vertical([0, '#B4623A'], [1, '#6E2E14']), inside: '#7A3418', fill: pebreSpecks(random('pebre')) });

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
