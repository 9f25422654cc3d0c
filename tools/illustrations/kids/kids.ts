import { at, clipped, repeat, soft, turned } from '../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { along, box, ellipse, shadow, shape, smooth, stroke, type Point } from '../kit/shapes.ts';
import { roundness, specks } from '../kit/texture.ts';
import { brioche, crown, heel, potatoBread } from '../burger/bun.ts';
import { cheddar } from '../burger/dairy.ts';
import { kidsBeef } from '../burger/meat.ts';
import { stack } from '../burger/stack.ts';
import { nuggets } from '../sides/fried.ts';
import { potato, sticks } from '../sides/fries.ts';
import { dip, plate } from '../sides/vessels.ts';

/** A paper flag on a stick, its foot on (0, 0). */
export const flag = (colour: string): string =>
  box(-4, -190, 8, 190, '#C99A62', { rx: 3 }) +
  shadow('M4 -186L110 -158L4 -126Z', { down: 4, blur: 3, opacity: 0.3 }) +
  shape('M4 -186L110 -158L4 -126Z', horizontal([0, colour], [1, colour])) +
  ellipse(36, -157, 12, 12, '#fff', { opacity: 0.85 });

export const miniBurger = (seed: string, width = 360): string =>
  stack(seed, [heel(brioche), kidsBeef, cheddar, crown(brioche)], width).drawing;

/** A small carton of juice with its straw. */
export const juiceBox = (colour: string, fruit: string): string =>
  turned(14, 40, -330, box(30, -430, 16, 170, '#fff', { rx: 6 }), box(30, -430, 5, 170, '#B93418', { opacity: 0.5 })) +
  shape('M-90 -300L90 -300L70 -336L-70 -336Z', '#FFF3DC') +
  box(-90, -300, 180, 300, colour, { rx: 6 }) +
  box(-90, -110, 180, 110, '#FFF3DC', { opacity: 0.95 }) +
  ellipse(0, -180, 56, 56, fruit) +
  ellipse(-18, -200, 18, 10, '#fff', { opacity: 0.55 }) +
  shape('M4 -232C14 -262 44 -262 52 -252C40 -234 20 -230 4 -232Z', '#4D8A2A') +
  box(-56, -78, 112, 14, '#B93418', { rx: 7 }) +
  box(-40, -52, 80, 10, '#B93418', { rx: 5, opacity: 0.5 }) +
  box(-90, -336, 180, 336, horizontal([0, '#fff', 0.3], [0.25, '#fff', 0], [0.7, '#000', 0], [1, '#000', 0.28]));

/** A box that folds up into a house, fries coming out of its roof. */
function houseBox(): string {
  const wall = 'M-200 -330L200 -330L186 0L-186 0Z';
  const roof = 'M-232 -322L-150 -440L150 -440L232 -322Z';
  const windows = [-104, 104]
    .map((x) => box(x - 44, -286, 88, 88, '#FFE9B8', { rx: 10 }) + box(x - 4, -286, 8, 88, '#B93418') + box(x - 44, -246, 88, 8, '#B93418'))
    .join('');
  return (
    at(0, -150, 0.92, sticks(random('casita'), potato, { perRow: 8, rows: 2, spread: 250, height: 440 })) +
    shape(wall, '#F2A93B') +
    clipped(
      wall,
      windows,
      shape('M-52 0L-52 -120Q-52 -172 0 -172Q52 -172 52 -120L52 0Z', '#B93418'),
      ellipse(32, -76, 8, 8, '#FFD27A'),
      roundness({ x: -200, y: -330, width: 400, height: 330 }, 0.35),
    ) +
    shadow(roof, { down: 10, blur: 6, opacity: 0.4 }) +
    shape(roof, vertical([0, '#D9502E'], [1, '#A82C14'])) +
    clipped(
      roof,
      repeat(3, (row) =>
        repeat(9, (index) =>
          stroke(`M${-240 + index * 58 + (row % 2) * 28} ${-430 + row * 40}q29 34 58 0`, '#7A1A0A', 5, { opacity: 0.45 }),
        ),
      ),
    )
  );
}

export const littleEmberBox = (): string =>
  at(-70, 0, 1.15, houseBox()) + at(330, 0, 1, juiceBox('#7FB24A', '#E8253A')) + at(180, -4, 0.78, contactBelow(210), miniBurger('cajita'));

const contactBelow = (half: number): string => ellipse(8, 0, half, 22, '#1c0701', { opacity: 0.45, ...soft(10) });

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
    at(0, -130, 0.94, sticks(random('zorro'), potato, { perRow: 9, rows: 2, spread: 270, height: 440 })) +
    shape(d, vertical([0, '#F08A3C'], [1, '#D9641B'])) +
    clipped(
      d,
      shape(cheeks, '#FFF3DC'),
      [-96, 96].map((x) => ellipse(x, -196, 20, 26, '#2A150C') + ellipse(x - 6, -206, 7, 8, '#fff')).join(''),
      ellipse(0, -74, 36, 26, '#2A150C'),
      ellipse(-10, -84, 12, 7, '#fff', { opacity: 0.5 }),
      stroke('M0 -50Q0 -24 -34 -22M0 -50Q0 -24 34 -22', '#2A150C', 7),
      roundness({ x: -210, y: -310, width: 420, height: 310 }, 0.3),
    ) +
    stroke('M-208 -308L208 -308', '#FFD9A8', 6, { opacity: 0.8 })
  );
}

const kidsHeap: readonly Point[] = [
  [-66, -150],
  [66, -152],
  [-130, -66],
  [0, -70],
  [130, -66],
];

export const littleFoxBox = (): string =>
  at(-140, 0, 1.2, foxBox()) +
  at(372, 0, 1, juiceBox('#F2A93B', '#F08A1C')) +
  at(196, 6, 0.92, contactBelow(230), nuggets(random('cajita nuggets'), kidsHeap, { rx: 82, ry: 60 })) +
  dip(20, -76, '#C22A16');

export const cheeseMini = (): string =>
  plate(400) +
  at(0, -34, 1.28, stack('mini', [heel(potatoBread), kidsBeef, cheddar, cheddar, crown(potatoBread)], 400).drawing) +
  at(10, -440, 1.05, flag('#B93418'));

/** Avocado, tomato and mayonnaise over a sausage in a soft bun: the small Italian. */
export function littleHotDog(): string {
  const chance = random('completito');
  const back = 'M-400 -150C-420 -250 -340 -290 -240 -290L240 -290C340 -290 420 -250 400 -150Z';
  const front = 'M-410 -160C-430 -40 -340 10 -240 10L240 10C340 10 430 -40 410 -160C330 -120 -330 -120 -410 -160Z';
  const sausage =
    'M-450 -216C-470 -266 -420 -296 -370 -290C-200 -262 200 -262 370 -290C420 -296 470 -266 450 -216C430 -176 390 -176 350 -186C200 -160 -200 -160 -350 -186C-390 -176 -430 -176 -450 -216Z';
  const avocado = smooth([
    ...along(18, (across, index): Point => [across * 340, -262 - (index % 2 ? 22 : 0)]),
    ...along(18, (across, index): Point => [-across * 340, -168 + (index % 2 ? 14 : -6)]),
  ]);
  const tomatoes = repeat(46, () =>
    turnedCube(chance.between(-320, 320), chance.between(-292, -214), chance.between(20, 30), chance.around(0, 70)),
  );
  const mayo = smooth(
    along(26, (across, index): Point => [across * 330, -262 + (index % 2 ? -34 : 30)]),
    false,
  );
  return (
    shape(back, vertical([0, '#F9D08A'], [1, '#C98536'])) +
    shadow(sausage, { down: 8 }) +
    shape(sausage, vertical([0, '#E88A5A'], [0.4, '#C8532C'], [1, '#7A2410'])) +
    stroke('M-400 -262Q0 -226 400 -262', '#FFD0B0', 8, { opacity: 0.6, ...soft(3) }) +
    shape(front, vertical([0, '#FFE7B8'], [0.25, '#F2B868'], [0.7, '#D58A38'], [1, '#8E4E17'])) +
    clipped(
      front,
      ellipse(-140, -70, 220, 26, '#FFF3D2', { opacity: 0.6, ...soft(18) }),
      roundness({ x: -420, y: -200, width: 840, height: 220 }, 0.35),
    ) +
    tomatoes +
    shadow(avocado, { down: 8, opacity: 0.3 }) +
    shape(avocado, vertical([0, '#E9F09A'], [0.5, '#B5D152'], [1, '#7FA836'])) +
    repeat(26, () =>
      ellipse(
        chance.between(-310, 310),
        chance.between(-248, -186),
        chance.between(8, 22),
        chance.between(5, 10),
        chance.pick(['#D5E67C', '#F0F5B4', '#94BA40']),
        { opacity: 0.7 },
      ),
    ) +
    repeat(18, () => turnedCube(chance.between(-300, 300), chance.between(-270, -214), chance.between(20, 28), chance.around(0, 70))) +
    stroke(mayo, '#1c0701', 22, { opacity: 0.22, transform: 'translate(3 8)', ...soft(3) }) +
    stroke(mayo, '#EFE0B8', 22) +
    stroke(mayo, '#FFFBEC', 15, { transform: 'translate(0 -2)' })
  );
}

const turnedCube = (x: number, y: number, size: number, lean: number): string =>
  turned(
    lean,
    x,
    y,
    box(x - size / 2, y - size / 2, size, size * 0.86, vertical([0, '#FF6F50'], [0.5, '#DE3322'], [1, '#96140E']), { rx: 6 }),
    stroke(`M${x - size / 4} ${y - size / 4}l${size / 3} 0`, '#FFC8B4', 4, { opacity: 0.7 }),
  );

/** A thin pancake rolled round caramel, seen from its open end. */
function rolledPancake(x: number, y: number, lean: number): string {
  const tube = 'M-250 -62L200 -62Q262 -58 262 0Q262 58 200 62L-250 62Q-300 58 -300 0Q-300 -58 -250 -62Z';
  const spots = repeat(24, (index) =>
    ellipse(-270 + ((index * 83) % 470), -50 + ((index * 47) % 100), 10 + (index % 4) * 6, 6 + (index % 3) * 3, '#B8701E', {
      opacity: 0.4,
    }),
  );
  return at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      shadow(tube, { right: 4, down: 12, blur: 10, opacity: 0.42 }),
      shape(tube, vertical([0, '#FFE9B4'], [0.4, '#F2C878'], [1, '#B97C34'])),
      clipped(tube, spots, stroke('M-280 -34L220 -38', '#FFF8E0', 10, { opacity: 0.6, ...soft(6) })),
      ellipse(214, 0, 46, 60, '#E2AE60'),
      ellipse(216, 0, 36, 49, '#8A4A16'),
      ellipse(214, -3, 27, 38, '#F0C47C'),
      ellipse(216, -2, 19, 28, '#9A5418'),
      ellipse(215, -4, 10, 16, '#F4D08E'),
      shape(
        'M196 40C206 70 236 84 256 74C270 64 262 40 240 36Z',
        radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even(['#C98440', '#8A4A16', '#5E2E0A'])),
      ),
    ),
  );
}

export function rolledPancakes(): string {
  const chance = random('panqueques');
  return (
    plate(400) +
    rolledPancake(-10, -104, -2) +
    rolledPancake(6, -226, 3) +
    specks(
      chance,
      { x: -270, y: -310, width: 460, height: 150 },
      { count: 420, colours: ['#fff', '#FFFDF6'], size: [1, 2.6], opacity: 0.95 },
    ) +
    ellipse(-40, -282, 190, 20, '#fff', { opacity: 0.75, ...soft(6) }) +
    stroke('M-250 -280Q-180 -250 -120 -286T10 -280T140 -288T200 -262', '#A8611E', 14) +
    stroke('M-250 -284Q-180 -254 -120 -290T10 -284T140 -292', '#E2A45E', 4, { opacity: 0.8 })
  );
}
