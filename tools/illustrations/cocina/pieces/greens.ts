import { at, leaning, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { horizontal, vertical } from '../../kit/paint.ts';
import { type Random } from '../../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';

const leafShape = 'M0 0C30 -60 90 -70 150 -10C100 50 40 50 0 0Z';

/** One leaf, its stalk at (x, y), lying along `lean`. */
export const leaf = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  [lit, shade] = ['#7CB342', '#3E7A22'],
): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(leafShape, { right: 4, down: 10, blur: 6 }),
      shape(leafShape, vertical([0, lit ?? '#7CB342'], [1, shade ?? '#3E7A22'])),
      stroke(
        'M4 0Q70 -16 146 -10M40 -6L62 -36M74 -12L98 -40M46 -4L70 24M82 -10L104 14',
        '#DFF2B4',
        3,
        { opacity: 0.55 },
      ),
    ),
  );

/** Three leaves of coriander. */
export const sprig = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, leaf(0, 0, 0.36, -20), leaf(20, 8, 0.34, 60), leaf(-6, 14, 0.32, 150));

/** Small needles and threads of a herb: chipilín, epazote, samat. */
export const scattered = (
  chance: Random,
  count: number,
  radius: number,
  colours: readonly [string, ...string[]],
): string =>
  repeatMarkup(count, () => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next()) * radius];
    return leaning(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      chance.between(0, 360),
      shape('M-20 0Q0 -11 22 0Q0 11 -20 0Z', chance.pick(colours), { opacity: 0.9 }),
    );
  });

const avocadoSlice = 'M-26 -70C18 -80 30 60 0 84C-30 60 -40 -40 -26 -70Z';
const flesh = horizontal([0, '#3F6A1A'], [0.12, '#86B33C'], [0.5, '#DCE58C'], [1, '#F3EFB4']);

/** Slices of avocado, fanned out. */
export const avocadoFan = (x: number, y: number, scale = 1, lean = 0, count = 5): string =>
  repeatMarkup(count, (index) =>
    at(
      x + (index - count / 2) * 26 * scale,
      y - index * 2,
      scale,
      turned(
        lean + (index - count / 2) * 9,
        0,
        0,
        shadow(avocadoSlice, { right: 6, down: 8 }),
        shape(avocadoSlice, flesh),
      ),
    ),
  );

/** Half a lime, cut side up. */
export function lime(
  x: number,
  y: number,
  scale = 1,
  lean = 0,
  [skin, pith, flesh_] = ['#5E9A1E', '#E9F3A6', '#B5D34A'],
): string {
  const cells = [0, 60, 120, 180, 240, 300].map((angle) =>
    turned(
      angle,
      0,
      0,
      shape('M0 -8L-24 -52Q0 -66 24 -52Z', flesh_ ?? '#B5D34A', { 'stroke-linejoin': 'round' }),
    ),
  );
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      ellipse(5, 12, 76, 76, '#000', { opacity: 0.35, ...soft(6) }),
      ellipse(0, 0, 76, 76, skin ?? '#5E9A1E'),
      ellipse(0, 0, 68, 68, pith ?? '#E9F3A6'),
      ...cells,
      ellipse(-20, -26, 16, 8, '#fff', { opacity: 0.5 }),
    ),
  );
}

/** A slice of radish. */
export const radish = (x: number, y: number, radius = 34): string =>
  ellipse(x + 3, y + 7, radius, radius, '#000', { opacity: 0.3 }) +
  ellipse(x, y, radius, radius, '#D8315C') +
  ellipse(x, y, radius * 0.86, radius * 0.86, '#FFF6F4') +
  ellipse(x, y, radius * 0.3, radius * 0.3, '#F7DDE2');

/** A ring of onion. */
export const onionRing = (x: number, y: number, radius = 34, colour = '#F7EAF2'): string =>
  ellipse(x, y, radius, radius * 0.6, 'none', { stroke: colour, 'stroke-width': 9 }) +
  ellipse(x, y - 2, radius, radius * 0.6, 'none', {
    stroke: '#fff',
    'stroke-width': 3,
    opacity: 0.7,
  });

/** A round of lettuce under something. */
export const lettuce = (chance: Random, x: number, y: number, radius: number): string => {
  const frill = repeatMarkup(15, (index) => {
    const angle = (index / 15) * Math.PI * 2;
    const reach = radius * chance.between(0.82, 0.96);
    return ellipse(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      radius * 0.28,
      radius * 0.24,
      chance.pick(['#8CC152', '#6FA53A', '#A6D36A']),
    );
  });
  return (
    ellipse(x + 4, y + 10, radius * 1.08, radius * 1.02, '#000', { opacity: 0.3, ...soft(6) }) +
    frill +
    ellipse(x, y, radius * 0.9, radius * 0.88, '#7DB544')
  );
};
