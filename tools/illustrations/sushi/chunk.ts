import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { radial } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { blob, ellipse, shadow, shape } from '../kit/shapes.ts';

/** Colours of a round thing: lit, middle, shaded. */
export type Body = readonly [lit: string, middle: string, shaded: string];

export const salmonCube: Body = ['#ffb183', '#ff8455', '#e65a2c'];

export const tunaCube: Body = ['#e8546a', '#c22745', '#8e1230'];

export const mangoCube: Body = ['#ffe08a', '#ffb938', '#e0840e'];

export const tofuCube: Body = ['#fffdf4', '#f5ead2', '#d2bf9a'];

export const fried: Body = ['#ffd98a', '#e9a645', '#a8651a'];

export const porkBelly: Body = ['#e7a57c', '#b4663c', '#6d2f14'];

export const wasabi: Body = ['#d6e8a0', '#9cc153', '#6b8f2c'];

export const ginger: Body = ['#ffe3dc', '#f9bfb4', '#dd8f86'];

type Look = { wobble?: number; points?: number; marks?: readonly [string, ...string[]] };

/** A piece of something, around the origin. `marks`: spots of these colours on it. */
export function chunk(
  seed: string,
  rx: number,
  ry: number,
  [lit, middle, shaded]: Body,
  { wobble = 0.12, points = 8, marks }: Look = {},
): string {
  const chance = random(seed);
  const d = blob(chance, 0, 0, rx, ry, { wobble, points });
  const spots = (colours: readonly [string, ...string[]]): string =>
    repeatMarkup(14, () => {
      const [x, y] = [chance.between(-rx, rx), chance.between(-ry, ry)];
      return shape(
        blob(chance, x, y, chance.between(6, 18), chance.between(4, 11), {
          wobble: 0.3,
          points: 6,
        }),
        chance.pick(colours),
        {
          opacity: 0.45,
        },
      );
    });
  return (
    shadow(d, { right: 6, down: 12, blur: 10, opacity: 0.42 }) +
    shape(d, radial({ x: 0.36, y: 0.28, radius: 0.8 }, [0, lit], [0.6, middle], [1, shaded])) +
    clipped(
      d,
      marks ? spots(marks) : '',
      ellipse(-rx * 0.3, -ry * 0.45, rx * 0.4, ry * 0.16, '#fff', { opacity: 0.45, ...soft(6) }),
    )
  );
}

/** A cube with rounded edges, seen a little from the front. */
export const cube = (seed: string, size: number, body: Body): string =>
  chunk(seed, size, size * 0.86, body, { wobble: 0.08, points: 6 });
