import { leaning, repeatMarkup } from '../../kit/markup.ts';
import { type Random } from '../../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { piece, tones } from './piece.ts';

type Grains = { base: string; colours: readonly [string, ...string[]] };

const white: Grains = { base: '#EFE8DA', colours: ['#FFFFFF', '#F8F3E8', '#E6DCC8'] };

/** A heap of rice. */
export function rice(
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  { base, colours } = white,
): string {
  const d = blob(chance, x, y, rx, ry, { wobble: 0.05, points: 14 });
  const grain = (): string => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next())];
    return leaning(
      x + Math.cos(angle) * reach * rx * 0.98,
      y + Math.sin(angle) * reach * ry * 0.98,
      chance.between(0, 180),
      ellipse(0, 3, 13, 6, '#8D7B5C', { opacity: 0.35 }),
      ellipse(0, 0, 13, 5.6, chance.pick(colours)),
    );
  };
  return shadow(d, { right: 4, down: 10, blur: 10 }) + shape(d, base) + repeatMarkup(count, grain);
}

/** Crumbs of dry cheese over an area around (x, y). */
export const crumbs = (
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count = 34,
): string =>
  specks(
    chance,
    { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 },
    { count, colours: ['#FFFFFF', '#F6EFE0'], size: [6, 11], opacity: 1 },
  );

/** Toasted sesame. */
export const sesame = (
  chance: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count = 60,
): string =>
  specks(
    chance,
    { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 },
    { count, colours: ['#FBE7B8', '#F6DDA0'], size: [4, 6], opacity: 1 },
  );

/** Refried black beans with a spoon of cream. */
export const refried = (chance: Random, x: number, y: number, rx: number, ry: number): string =>
  piece(chance, [x, y, rx, ry], tones.beans, { wobble: 0.05, points: 12 }) +
  piece(chance, [x + 10, y - 6, rx * 0.36, ry * 0.22], tones.cream, { wobble: 0.1 });

/** Whole beans lying about within a circle. */
export const beans = (
  chance: Random,
  radius: number,
  count: number,
  colours: readonly [string, ...string[]],
): string =>
  repeatMarkup(count, () => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next()) * radius];
    return leaning(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      chance.between(0, 180),
      ellipse(3, 6, 25, 16, '#000', { opacity: 0.3 }),
      ellipse(0, 0, 24, 15, chance.pick(colours)),
      ellipse(-6, -5, 9, 4, '#fff', { opacity: 0.4 }),
    );
  });

/** Threads: shredded meat or vegetables, within an ellipse around (x, y). */
export const threads = (
  chance: Random,
  [x, y, rx, ry]: readonly [number, number, number, number],
  count: number,
  colours: readonly [string, ...string[]],
  width = 11,
): string =>
  repeatMarkup(count, () => {
    const [angle, reach, lean] = [
      chance.between(0, 6.28),
      Math.sqrt(chance.next()),
      chance.between(0, 6.28),
    ];
    const [fromX, fromY] = [
      x + Math.cos(angle) * reach * rx - 26,
      y + Math.sin(angle) * reach * ry,
    ];
    const [byX, byY] = [Math.cos(lean) * 58, Math.sin(lean) * 42];
    const d = `M${fromX.toFixed(1)} ${fromY.toFixed(1)}q${(byX / 2 + 14).toFixed(1)} ${(byY / 2 - 14).toFixed(1)} ${byX.toFixed(1)} ${byY.toFixed(1)}`;
    return (
      stroke(d, '#1c0701', width + 2, { opacity: 0.25, transform: 'translate(2 5)' }) +
      stroke(d, chance.pick(colours), width * chance.between(0.7, 1.2))
    );
  });

/** Small cubes of vegetables within an ellipse around (x, y). */
export const diced = (
  chance: Random,
  [x, y, rx, ry]: readonly [number, number, number, number],
  count: number,
  colours: readonly [string, ...string[]],
  size = 26,
): string =>
  repeatMarkup(count, () => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next())];
    const [width, height] = [size * chance.between(0.75, 1.15), size * chance.between(0.6, 0.95)];
    return leaning(
      x + Math.cos(angle) * reach * rx,
      y + Math.sin(angle) * reach * ry,
      chance.between(0, 180),
      box(-width / 2 + 2, -height / 2 + 6, width, height, '#1c0701', { rx: 6, opacity: 0.28 }),
      box(-width / 2, -height / 2, width, height, chance.pick(colours), { rx: 6 }),
      box(-width / 2 + 4, -height / 2 + 3, width * 0.5, 4, '#fff', { rx: 2, opacity: 0.4 }),
    );
  });
