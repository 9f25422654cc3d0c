import { type Coat } from './coats.ts';
import { fullTurn, oval, polar } from './outline.ts';
import { lay } from './ground.ts';
import { clipped, repeatMarkup, round, soft } from '../kit/markup.ts';
import { radial } from '../kit/paint.ts';
import { random, type Random } from '../kit/random.ts';
import { blob, ellipse, shape } from '../kit/shapes.ts';

/** Drawn on a piece's face, around the origin; `radius` is the piece's. */
export type Topping = (radius: number, chance: Random) => string;

/** A roll with the rice outside. `fill`: the colours in its heart, around it clockwise. */
export type Uramaki = { coat: Coat; fill: readonly string[]; topping?: Topping };

const height = 34;

const riceLight = radial(
  { x: 0.4, y: 0.35, radius: 0.7 },
  [0, '#fffdf7'],
  [0.75, '#f4eddf'],
  [1, '#d8ccb4'],
);

const wallOf = (radius: number, spare = 0): string =>
  `M${round(-radius - spare)} 0V${height}A${round(radius + spare)} ${round(radius * 0.96 + spare)} 0 0 0 ${round(radius + spare)} ${height}V0Z`;

const standing = (radius: number): string =>
  ellipse(10, height + 12, radius * 1.02, radius * 0.96, '#0b0508', { opacity: 0.5, ...soft(10) });

const grainsOn = (
  chance: Random,
  { grains, width, height: thick }: Coat,
  count: number,
  place: () => readonly [number, number],
): string =>
  repeatMarkup(count, () => {
    const [x, y] = place();
    return lay(x, y, chance.between(0, 180), 1, ellipse(0, 0, width, thick, chance.pick(grains)));
  });

const riceOnFace = (chance: Random, radius: number, count: number): string =>
  repeatMarkup(count, () => {
    const [x, y] = polar(chance.next() * fullTurn, radius * chance.between(0.6, 0.9));
    return lay(
      x,
      y,
      chance.between(0, 180),
      1,
      ellipse(0, 0, 10, 5, '#fff', { stroke: '#cfc1a4', 'stroke-width': 1.6, opacity: 0.9 }),
    );
  });

/** The filling: blobs around its middle, each with its own light. */
function heart(chance: Random, radius: number, fill: readonly string[]): string {
  const start = chance.next() * fullTurn;
  const alone = fill.length === 1;
  const pieces = fill.map((colour, index) => {
    const [x, y] = polar(start + (index / fill.length) * fullTurn, alone ? 0 : radius * 0.44);
    const size = radius * (alone ? 0.8 : 0.53);
    const d = blob(chance, x, y, size, size * 0.97, { wobble: 0.1, points: 7 });
    const glow = radial(
      { x: 0.3, y: 0.25, radius: 0.9 },
      [0, '#fff', 0.5],
      [0.5, colour, 0.4],
      [1, colour],
    );
    return (
      shape(d, colour) +
      shape(d, glow, { stroke: '#000', 'stroke-opacity': 0.14, 'stroke-width': 2 })
    );
  });
  return clipped(oval(0, 0, radius * 0.9), ...pieces);
}

/** One piece of a roll with the rice outside, its face up, around the origin. */
export function uramaki(seed: string, { coat, fill, topping }: Uramaki, radius = 96): string {
  const chance = random(seed);
  const side = (): readonly [number, number] => [
    chance.between(-radius, radius),
    chance.between(radius * 0.2, radius + height),
  ];
  const rim = (): readonly [number, number] => {
    const [x, y] = polar(chance.next() * fullTurn, radius * chance.between(0.91, 1.03));
    return [x, y * 0.96];
  };
  const core = radius * 0.56;
  return (
    standing(radius) +
    shape(wallOf(radius), coat.side) +
    clipped(wallOf(radius, 4), grainsOn(chance, coat, 30, side)) +
    shape(blob(chance, 0, 0, radius, radius * 0.96, { wobble: 0.02, points: 16 }), riceLight) +
    riceOnFace(chance, radius, 15) +
    grainsOn(chance, coat, 26, rim) +
    ellipse(0, 0, core, core, '#14201a') +
    ellipse(0, 0, core * 0.9, core * 0.9, '#f5efe2') +
    heart(chance, core, fill) +
    (topping?.(radius, chance) ?? '')
  );
}

/** One piece of a roll with the seaweed outside. `heartSize`: how much of it is filled. */
export function maki(seed: string, fill: readonly string[], radius = 76, heartSize = 0.56): string {
  const chance = random(seed);
  return (
    standing(radius) +
    shape(wallOf(radius), '#18241d') +
    ellipse(0, 0, radius, radius * 0.96, '#1f3327') +
    ellipse(0, 0, radius * 0.9, radius * 0.87, riceLight) +
    riceOnFace(chance, radius * 0.88, 18) +
    heart(chance, radius * heartSize, fill)
  );
}
