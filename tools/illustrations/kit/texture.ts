import { repeatMarkup, round, soft } from './markup.ts';
import { horizontal } from './paint.ts';
import { type Random } from './random.ts';
import { blob, box, ellipse, shape } from './shapes.ts';

export type TextureArea = { x: number; y: number; width: number; height: number };

type Grain = {
  count: number;
  colours: readonly [string, ...string[]];
  size: readonly [number, number];
  opacity?: number;
};

/** Small dots: crumbs, spices, sugar. */
export const specks = (
  random: Random,
  area: TextureArea,
  { count, colours, size, opacity = 0.6 }: Grain,
): string =>
  repeatMarkup(count, () => {
    const [x, y] = [
      random.between(area.x, area.x + area.width),
      random.between(area.y, area.y + area.height),
    ];
    const radius = random.between(...size);
    return ellipse(x, y, radius * 1.3, radius, random.pick(colours), {
      transform: `rotate(${round(random.between(0, 180))} ${round(x)} ${round(y)})`,
      opacity: opacity * random.between(0.5, 1),
    });
  });

/** Uneven flakes: breading, crumble. */
export const flakes = (
  random: Random,
  area: TextureArea,
  { count, colours, size, opacity = 0.6 }: Grain,
): string =>
  repeatMarkup(count, () => {
    const radius = random.between(...size);
    const d = blob(
      random,
      random.between(area.x, area.x + area.width),
      random.between(area.y, area.y + area.height),
      radius,
      radius * 0.7,
      { wobble: 0.3, points: 7 },
    );
    return shape(d, random.pick(colours), { opacity: opacity * random.between(0.6, 1.3) });
  });

/** Wet lights on a rough surface. */
export const glints = (random: Random, area: TextureArea, count: number, colour: string): string =>
  repeatMarkup(count, () =>
    box(
      random.between(area.x, area.x + area.width),
      random.between(area.y, area.y + area.height),
      random.between(22, 62),
      5,
      colour,
      {
        rx: 3,
        opacity: random.between(0.2, 0.5),
        ...soft(3),
      },
    ),
  );

/** Round things darken towards their left and right edges. */
export const roundness = (
  { x, y, width, height }: TextureArea,
  depth = 0.45,
  tint = '#2a0d02',
): string =>
  box(
    x,
    y,
    width,
    height,
    horizontal([0, tint, depth * 0.9], [0.16, tint, 0], [0.8, tint, 0], [1, tint, depth]),
  );

/** Glass and lacquer: a bright left edge, a clear middle, a thin light at the right. */
export const sheen = (left = 0.55, right = 0.4, colour = '#fff') =>
  horizontal(
    [0, colour, left],
    [0.12, colour, left * 0.22],
    [0.5, colour, 0],
    [0.85, colour, 0.05],
    [1, colour, right],
  );
