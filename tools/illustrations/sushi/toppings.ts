import { type Cut } from './fish.ts';
import { lay } from './ground.ts';
import { polar, fullTurn } from './outline.ts';
import { type Topping } from './roll.ts';
import { clipped, repeatMarkup, round } from '../kit/markup.ts';
import { radial, vertical } from '../kit/paint.ts';
import { blob, ellipse, shadow, shape, stroke } from '../kit/shapes.ts';

/** A thin cut laid over the piece. */
export const draped =
  ({ lit, middle, shaded, grain, strength }: Cut): Topping =>
  (radius) => {
    const w = round(radius * 0.94);
    const d = `M${-w} -34Q0 -76 ${w} -40L${w} 44Q0 74 ${-w} 40Z`;
    const lines = [-0.6, -0.2, 0.2, 0.6].map((share) => {
      const x = round(share * radius);
      return stroke(`M${x - 20} 60Q${x} 0 ${x + 24} -64`, grain, 7, { opacity: strength });
    });
    return (
      shadow(d, { right: 3, down: 8, blur: 3, opacity: 0.3 }) +
      shape(d, vertical([0, lit], [0.3, middle], [1, shaded])) +
      clipped(d, ...lines) +
      ellipse(-20, -38, 40, 8, '#fff', { opacity: 0.5 })
    );
  };

/** Four leaves of a soft fruit beside each other. */
export const fanned =
  (leaves: readonly [string, string, string, string], edge: string): Topping =>
  (radius) =>
    leaves
      .map((colour, index) => {
        const share = [-0.62, -0.2, 0.22, 0.62][index] ?? 0;
        const x = round(share * radius);
        const y = round(radius * Math.sqrt(1 - share * share) * 0.9);
        const d = `M${x - 22} ${-y}q22 -16 44 0L${x + 22} ${y}q-22 18 -44 0Z`;
        return (
          shadow(d, { right: 4, down: 6, blur: 3, opacity: 0.25 }) +
          shape(d, colour, { stroke: edge, 'stroke-width': 3 })
        );
      })
      .join('');

export const avocadoFan = fanned(['#cbdd6e', '#b4ce57', '#d8e68a', '#a9c54b'], '#6e9a2c');

export const mangoFan = fanned(['#ffd65e', '#ffc23c', '#ffe084', '#f9ae2a'], '#d98412');

/** A line of sauce in waves. `waves` 1 is a lazy one, 3 a nervous one. */
export const drizzle =
  (colour: string, waves = 3, width = 10): Topping =>
  (radius) => {
    const step = (radius * 1.4) / (waves + 1);
    const d = `M${round(-radius * 0.7)} -6q${round(step / 2)} -34 ${round(step)} 0${`t${round(step)} 0`.repeat(waves)}`;
    return (
      shadowLine(d, width) +
      stroke(d, colour, width) +
      stroke(d, '#fff', width * 0.25, { opacity: 0.45, transform: 'translate(-1 -3)' })
    );
  };

const shadowLine = (d: string, width: number): string =>
  stroke(d, '#000', width + 2, { opacity: 0.25, transform: 'translate(2 5)' });

/** A heap of chopped seafood, browned on top. */
export const heaped =
  (
    colours: readonly [lit: string, middle: string, shaded: string],
    bits: readonly [string, ...string[]],
  ): Topping =>
  (radius, chance) => {
    const d = blob(chance, 0, -14, radius * 0.78, radius * 0.66, { wobble: 0.1, points: 11 });
    const pieces = repeatMarkup(11, () => {
      const [x, y] = polar(chance.next() * fullTurn, radius * 0.56 * Math.sqrt(chance.next()));
      return shape(
        blob(chance, x, y - 14, 17, 11, { wobble: 0.25, points: 6 }),
        chance.pick(bits),
        { opacity: 0.85 },
      );
    });
    return (
      shadow(d, { right: 4, down: 12, blur: 6, opacity: 0.4 }) +
      shape(
        d,
        radial(
          { x: 0.36, y: 0.28, radius: 0.8 },
          [0, colours[0]],
          [0.6, colours[1]],
          [1, colours[2]],
        ),
      ) +
      clipped(d, pieces) +
      ellipse(-radius * 0.25, -radius * 0.42, radius * 0.24, 7, '#fff', { opacity: 0.5 })
    );
  };

/** A crisp round slice leaning on the piece. */
export const chip =
  (flesh: string, skin: string, lines: string): Topping =>
  () =>
    lay(
      0,
      -10,
      -14,
      1,
      shadow(chipOutline, { right: 4, down: 10, blur: 6 }),
      shape(chipOutline, flesh, { stroke: skin, 'stroke-width': 6 }),
    ) +
    lay(
      0,
      -10,
      -14,
      1,
      stroke('M-40 -4Q0 -26 42 -6M-36 14Q0 -4 38 14', lines, 4, { opacity: 0.55 }),
    );

const chipOutline =
  'M-64 -4C-60 -46 -18 -56 14 -50C52 -44 70 -18 62 10C54 42 10 50 -22 42C-50 36 -66 22 -64 -4Z';

/** Several toppings, the first at the bottom. */
export const both =
  (...toppings: readonly Topping[]): Topping =>
  (radius, chance) =>
    toppings.map((topping) => topping(radius, chance)).join('');

/** Dots of sauce in a small triangle. */
export const dots =
  (colour: string): Topping =>
  () =>
    [
      [-26, -4, 15],
      [10, -20, 12],
      [22, 14, 10],
    ]
      .map(
        ([x = 0, y = 0, size = 0]) =>
          ellipse(x + 2, y + 4, size, size, '#000', { opacity: 0.25 }) +
          ellipse(x, y, size, size, colour) +
          ellipse(x - 3, y - 4, size * 0.3, size * 0.2, '#fff', { opacity: 0.7 }),
      )
      .join('');
