import { type Cut } from './fish.ts';
import { lay } from './ground.ts';
import { rice } from './rice.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';

const cutOutline =
  'M-150 -18C-150 -66 -96 -70 0 -74C96 -70 152 -62 154 -14C156 40 100 56 0 58C-96 58 -150 40 -150 -18Z';

const belt = box(-22, -78, 44, 144, '#17231b') + box(-22, -78, 10, 144, '#35493c');

export const seaweedBelt = belt;

/** A cut on its ball of rice, lying along the x axis around the origin. `extra` is drawn on top. */
export function nigiri(
  seed: string,
  { lit, middle, shaded, grain, strength, bold }: Cut,
  extra = '',
): string {
  const line = (index: number): string => {
    const x = index * 48;
    return stroke(`M${x - 170} 70Q${x - 150} 0 ${x - 110} -84`, grain, bold ? 14 : 7, {
      opacity: strength,
    });
  };
  return (
    ellipse(10, 62, 148, 56, '#0b0508', { opacity: 0.55, ...soft(18) }) +
    lay(0, 40, 0, 1, rice(seed, 132, 58, 70)) +
    shadow(cutOutline, { right: 2, down: 12 }) +
    shape(cutOutline, vertical([0, lit], [0.5, middle], [1, shaded])) +
    clipped(
      cutOutline,
      repeatMarkup(7, line),
      ellipse(-50, -44, 86, 12, '#fff', { opacity: 0.6, ...soft(6) }),
    ) +
    extra
  );
}

/** A dab of something on a nigiri: wasabi, grated radish. */
export const dab = (colour: string, shaded: string): string =>
  ellipse(4, -4, 34, 26, '#000', { opacity: 0.25, ...soft(3) }) +
  ellipse(0, -10, 34, 26, shaded) +
  ellipse(-5, -15, 25, 17, colour);

const boat =
  'M-128 0C-128 -72 -74 -88 0 -88C74 -88 128 -72 128 0C128 72 74 88 0 88C-74 88 -128 72 -128 0Z';

const inside =
  'M-112 0C-112 -60 -64 -74 0 -74C64 -74 112 -60 112 0C112 60 64 74 0 74C-64 74 -112 60 -112 0Z';

/** A boat of seaweed full of roe, around the origin. */
export function gunkan(seed: string, roe: readonly [string, ...string[]], extra = ''): string {
  const chance = random(seed);
  const pearl = (): string => {
    const [x, y] = [chance.between(-104, 104), chance.between(-64, 64)];
    return (
      ellipse(x + 1, y + 3, 17, 17, '#7a1f04', { opacity: 0.55 }) +
      ellipse(x, y, 16, 16, chance.pick(roe)) +
      ellipse(x - 5, y - 5, 4.5, 3.5, '#fff', { opacity: 0.85 })
    );
  };
  return (
    shadow(boat, { right: 10, down: 30, blur: 10, opacity: 0.55 }) +
    shape(boat, '#0f1812', { transform: 'translate(0 26)' }) +
    shape(boat, '#1f3327') +
    shape(inside, '#e9622a') +
    clipped(inside, repeatMarkup(58, pearl)) +
    stroke('M-108 -42C-92 -74 -50 -82 -6 -83', '#5b7a68', 5, { opacity: 0.8 }) +
    extra
  );
}
