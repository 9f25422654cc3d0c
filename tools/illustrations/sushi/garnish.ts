import { chunk, ginger, wasabi } from './chunk.ts';
import { lay } from './ground.ts';
import { fullTurn, polar } from './outline.ts';
import { at, repeatMarkup, round, soft } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';

/** Rings of spring onion strewn around (x, y). */
export function scallion(seed: string, x: number, y: number, reach: number, count: number): string {
  const chance = random(seed);
  return repeatMarkup(count, () => {
    const [dx, dy] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * reach);
    const size = chance.between(9, 16);
    const outer = chance.pick(['#7dbb3c', '#4e8e2a']);
    return at(
      x + dx,
      y + dy,
      1,
      ellipse(2, 4, size, size * 0.8, '#000', { opacity: 0.3 }),
      ellipse(0, 0, size, size * 0.8, outer),
      ellipse(0, 0, size * 0.5, size * 0.38, '#ddf0a8'),
    );
  });
}

/** Seeds strewn around (x, y). */
export function seeds(
  seed: string,
  x: number,
  y: number,
  reach: number,
  count: number,
  colours: readonly [string, ...string[]] = ['#2a2320', '#fbe7b8'],
): string {
  const chance = random(seed);
  return repeatMarkup(count, () => {
    const [dx, dy] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * reach);
    return lay(
      x + dx,
      y + dy,
      chance.between(0, 180),
      1,
      ellipse(0, 0, 8, 4.6, chance.pick(colours)),
    );
  });
}

const leafOutline = 'M0 0C30 -60 90 -70 150 -10C100 50 40 50 0 0Z';

/** A shiso leaf, its stalk at the origin, pointing right. */
export const shiso = (lit = '#7cb342', shaded = '#3e7a22'): string =>
  shadow(leafOutline, { right: 4, down: 10 }) +
  shape(leafOutline, vertical([0, lit], [1, shaded])) +
  stroke('M4 0Q70 -16 146 -10M40 -6L62 -36M74 -12L98 -40M46 -4L70 24M82 -10L104 14', '#dff2b4', 3, {
    opacity: 0.55,
  });

/** Half a citrus slice: skin, pith, flesh. */
export function citrusHalf(skin: string, pith: string, flesh: string): string {
  const half = 'M-80 0A80 80 0 0 0 80 0Z';
  return (
    shadow(half, { right: 4, down: 12 }) +
    shape(half, skin) +
    shape('M-72 0A72 72 0 0 0 72 0Z', pith) +
    segments([18, 54, 90, 126, 162], 0.27, 62, flesh)
  );
}

const segments = (degrees: readonly number[], half: number, reach: number, flesh: string): string =>
  degrees
    .map((angle) => {
      const point = (turn: number, distance: number): string =>
        polar((angle * Math.PI) / 180 + turn, distance)
          .map(round)
          .join(' ');
      return shape(
        `M${point(0, 8)}L${point(-half, reach)}Q${point(0, reach * 1.1)} ${point(half, reach)}Z`,
        flesh,
      );
    })
    .join('');

/** A whole citrus slice. */
export const citrusWheel = (skin: string, pith: string, flesh: string): string =>
  ellipse(4, 10, 84, 84, '#000', { opacity: 0.3, ...soft(6) }) +
  ellipse(0, 0, 84, 84, skin) +
  ellipse(0, 0, 75, 75, pith) +
  segments([0, 45, 90, 135, 180, 225, 270, 315], 0.33, 62, flesh);

const avocadoSlice = 'M-26 -70C18 -80 30 60 0 84C-30 60 -40 -40 -26 -70Z';

const avocadoFlesh = horizontal(
  [0, '#3f6a1a'],
  [0.12, '#86b33c'],
  [0.5, '#dce58c'],
  [1, '#f3efb4'],
);

/** Slices of avocado pushed into a fan. */
export const avocadoSlices = (count: number): string =>
  repeatMarkup(count, (index) =>
    lay(
      (index - count / 2) * 26,
      -index * 2,
      (index - count / 2) * 9,
      1,
      shadow(avocadoSlice, { right: 6, down: 8, opacity: 0.3 }),
      shape(avocadoSlice, avocadoFlesh),
    ),
  );

const cucumberSlice =
  ellipse(4, 8, 52, 52, '#000', { opacity: 0.3 }) +
  ellipse(0, 0, 50, 50, '#3f7d23') +
  ellipse(0, 0, 45, 45, '#e3f0b8') +
  ellipse(0, 0, 24, 24, '#cfe39a');

/** Overlapping cucumber slices, the first at the origin. */
export const cucumbers = (count: number, across = 44, down = 24): string =>
  repeatMarkup(count, (index) => at(index * across, (index % 2) * down, 1, cucumberSlice));

/** A ball of wasabi and a curl of ginger, as they come beside a board. */
export const sides = (x: number, y: number): string =>
  lay(x, y, 0, 1, chunk('wasabi', 40, 32, wasabi)) +
  lay(
    x + 96,
    y - 8,
    12,
    1,
    chunk('jengibre', 52, 34, ginger, { wobble: 0.2 }),
    stroke('M-34 2Q-6 -18 34 -6M-26 16Q4 0 32 8', '#fff', 4, { opacity: 0.6 }),
  );

const radish =
  ellipse(3, 6, 40, 40, '#000', { opacity: 0.3 }) +
  ellipse(0, 0, 38, 38, '#d6336c') +
  ellipse(0, 0, 33, 33, '#fff4f7') +
  ellipse(-8, -10, 10, 7, '#fff');

export const radishes = (...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => at(x, y, 1, radish)).join('');

/** A ring of green chili. */
export const serrano =
  ellipse(3, 6, 24, 22, '#000', { opacity: 0.3 }) +
  ellipse(0, 0, 23, 21, '#3f8a2c') +
  ellipse(0, 0, 15, 13, '#cfe8a4') +
  ellipse(-4, -2, 4, 3, '#fff7cf') +
  ellipse(5, 3, 4, 3, '#fff7cf');
