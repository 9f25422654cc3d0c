import { clipped, repeatMarkup, soft, turned } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import {
  along,
  box,
  ellipse,
  shadow,
  shape,
  smooth,
  stroke,
  type DrawnPoint,
} from '../kit/shapes.ts';
import { roundness } from '../kit/texture.ts';

/** A cube of tomato. */
const tomatoCube = (x: number, y: number, size: number, lean: number): string =>
  turned(
    lean,
    x,
    y,
    box(
      x - size / 2,
      y - size / 2,
      size,
      size * 0.86,
      vertical([0, '#FF6F50'], [0.5, '#DE3322'], [1, '#96140E']),
      { rx: 6 },
    ),
    stroke(`M${x - size / 4} ${y - size / 4}l${size / 3} 0`, '#FFC8B4', 4, { opacity: 0.7 }),
  );

const tomatoCubes = (chance: Random, count: number, top: number): string =>
  repeatMarkup(count, () =>
    tomatoCube(
      chance.between(-310, 310),
      chance.between(top, -214),
      chance.between(20, 29),
      chance.around(0, 70),
    ),
  );

const lump = (chance: Random): string =>
  ellipse(
    chance.between(-310, 310),
    chance.between(-248, -186),
    chance.between(8, 22),
    chance.between(5, 10),
    chance.pick(['#D5E67C', '#F0F5B4', '#94BA40']),
    { opacity: 0.7 },
  );

/** Mashed avocado spread along the sausage. */
function avocadoSpread(chance: Random): string {
  const top = along(18, (across, index): DrawnPoint => [across * 340, -262 - (index % 2 ? 22 : 0)]);
  const bottom = along(18, (across, index): DrawnPoint => [
    -across * 340,
    -168 + (index % 2 ? 14 : -6),
  ]);
  const d = smooth([...top, ...bottom]);
  return (
    shadow(d, { down: 8, opacity: 0.3 }) +
    shape(d, vertical([0, '#E9F09A'], [0.5, '#B5D152'], [1, '#7FA836'])) +
    repeatMarkup(26, () => lump(chance))
  );
}

/** Mayonnaise from the bottle, there and back. */
function mayonnaiseZigzag(): string {
  const line = along(26, (across, index): DrawnPoint => [
    across * 330,
    -262 + (index % 2 ? -34 : 30),
  ]);
  const d = smooth(line, false);
  return (
    stroke(d, '#1c0701', 22, { opacity: 0.22, transform: 'translate(3 8)', ...soft(3) }) +
    stroke(d, '#EFE0B8', 22) +
    stroke(d, '#FFFBEC', 15, { transform: 'translate(0 -2)' })
  );
}

function sausage(): string {
  const d =
    'M-450 -216C-470 -266 -420 -296 -370 -290C-200 -262 200 -262 370 -290C420 -296 470 -266 450 -216C430 -176 390 -176 350 -186C200 -160 -200 -160 -350 -186C-390 -176 -430 -176 -450 -216Z';
  return (
    shadow(d, { down: 8 }) +
    shape(d, vertical([0, '#E88A5A'], [0.4, '#C8532C'], [1, '#7A2410'])) +
    stroke('M-400 -262Q0 -226 400 -262', '#FFD0B0', 8, { opacity: 0.6, ...soft(3) })
  );
}

/** Avocado, tomato and mayonnaise over a sausage in a soft bun: the small Italian. */
export function littleHotDog(): string {
  const chance = random('completito');
  const back = 'M-400 -150C-420 -250 -340 -290 -240 -290L240 -290C340 -290 420 -250 400 -150Z';
  const front =
    'M-410 -160C-430 -40 -340 10 -240 10L240 10C340 10 430 -40 410 -160C330 -120 -330 -120 -410 -160Z';
  return (
    shape(back, vertical([0, '#F9D08A'], [1, '#C98536'])) +
    sausage() +
    shape(front, vertical([0, '#FFE7B8'], [0.25, '#F2B868'], [0.7, '#D58A38'], [1, '#8E4E17'])) +
    clipped(
      front,
      ellipse(-140, -70, 220, 26, '#FFF3D2', { opacity: 0.6, ...soft(18) }),
      roundness({ x: -420, y: -200, width: 840, height: 220 }, 0.35),
    ) +
    tomatoCubes(chance, 46, -292) +
    avocadoSpread(chance) +
    tomatoCubes(chance, 24, -276) +
    mayonnaiseZigzag()
  );
}
