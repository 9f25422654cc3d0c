import { at, clipped, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, radial, vertical } from '../../kit/paint.ts';
import { type Random } from '../../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import type { Tones } from '../table/vessels.ts';

const white: Tones = ['#FFF0C4', '#F6DB98', '#D9AE5C'];

export const blueCorn: Tones = ['#8E8AA6', '#5E5A7E', '#38344F'];

export const fried: Tones = ['#FFDE8A', '#EFB44A', '#B06F1C'];

function tortilla(chance: Random, x: number, y: number, radius: number, tones: Tones): string {
  const d = blob(chance, x, y, radius, radius * 0.97, { wobble: 0.025, points: 14 });
  const scorch = (): string => {
    const [angle, reach] = [chance.between(0, 6.28), Math.sqrt(chance.next()) * radius * 0.85];
    const [atX, atY] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    const spot = blob(chance, atX, atY, chance.between(10, 30), chance.between(7, 19), {
      wobble: 0.3,
      points: 7,
    });
    return shape(spot, '#9A5B1E', { opacity: chance.between(0.2, 0.5), ...soft(3) });
  };
  return (
    shadow(d, { right: 6, down: 12, blur: 10 }) +
    shape(d, radial({ x: 0.4, y: 0.35, radius: 0.7 }, ...even(tones))) +
    clipped(d, repeatMarkup(12, scorch))
  );
}

/** A pile of tortillas, fresh from the comal. */
export const tortillas = (
  chance: Random,
  x: number,
  y: number,
  radius: number,
  count = 4,
  tones: Tones = white,
): string =>
  repeatMarkup(count, (index) => tortilla(chance, x + index * 9, y - index * 8, radius, tones));

/** A crisp tostada. */
export const tostada = (chance: Random, x: number, y: number, radius: number): string =>
  tortilla(chance, x, y, radius, fried);

const halfMoon = 'M-150 30C-150 -70 -80 -124 0 -124C80 -124 150 -70 150 30C110 52 -110 52 -150 30Z';

/** A tortilla folded over its cheese. */
export const folded = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  tones: Tones = fried,
): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(halfMoon, { right: 6, down: 14, blur: 10, opacity: 0.45 }),
      shape('M-138 34C-90 66 90 66 138 34L120 52C80 78 -70 80 -120 52Z', '#FFF6DC'),
      shape(halfMoon, radial({ x: 0.38, y: 0.26, radius: 0.85 }, ...even(tones))),
      stroke('M-124 -6C-110 -70 -60 -100 0 -102', '#fff', 9, { opacity: 0.35 }),
      ellipse(30, -40, 30, 14, '#9A5B1E', { opacity: 0.35, ...soft(3) }),
      ellipse(-60, -20, 22, 10, '#9A5B1E', { opacity: 0.35, ...soft(3) }),
      ellipse(80, 4, 18, 9, '#9A5B1E', { opacity: 0.4, ...soft(3) }),
    ),
  );

/** A fried rolled tortilla, its meat showing at the ends. */
export const flauta = (x: number, y: number, length: number, lean: number): string => {
  const half = length / 2;
  return at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      stroke(`M${-half} 0L${half} 0`, '#1c0701', 66, {
        opacity: 0.4,
        transform: 'translate(5 14)',
        ...soft(6),
      }),
      ellipse(half + 18, 0, 24, 30, '#7A3D1B'),
      stroke(`M${-half} 0L${half} 0`, '#B06F1C', 66),
      stroke(`M${-half} -6L${half} -6`, '#EFB44A', 46),
      stroke(`M${-half + 10} -18L${half - 10} -18`, '#FFE7AC', 10, { opacity: 0.9 }),
      stroke(`M${-half + 20} 14Q0 4 ${half - 10} 20`, '#8A4A10', 5, { opacity: 0.6 }),
    ),
  );
};

/** Round slices of corn on the cob. */
export const cobSlice = (x: number, y: number, radius: number): string =>
  ellipse(x + 5, y + 12, radius, radius * 0.94, '#1c0701', { opacity: 0.4, ...soft(6) }) +
  repeatMarkup(14, (index) => {
    const angle = (index / 14) * Math.PI * 2;
    return ellipse(
      x + Math.cos(angle) * radius * 0.76,
      y + Math.sin(angle) * radius * 0.72,
      radius * 0.24,
      radius * 0.24,
      radial({ x: 0.35, y: 0.3, radius: 0.8 }, ...even(['#FFE98A', '#F6C431', '#C98A12'])),
    );
  }) +
  ellipse(x, y, radius * 0.58, radius * 0.55, '#F3E2AE') +
  ellipse(x, y, radius * 0.3, radius * 0.28, '#E2C98A');

/** A cob of young corn in its husk. */
export function cob(x: number, y: number, scale: number, lean: number): string {
  const ear =
    'M-170 0C-150 -54 -40 -64 60 -54C130 -46 176 -20 186 0C176 20 130 46 60 54C-40 64 -150 54 -170 0Z';
  const kernels = repeatMarkup(5, (row) =>
    repeatMarkup(15, (column) =>
      ellipse(
        -150 + column * 23,
        -42 + row * 21,
        12,
        10,
        column % 2 === row % 2 ? '#FFDF6A' : '#F4C030',
      ),
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
      shadow(ear, { right: 6, down: 16, blur: 10, opacity: 0.45 }),
      shape(ear, '#D99A18'),
      clipped(ear, kernels, ellipse(0, -40, 150, 16, '#fff', { opacity: 0.35, ...soft(6) })),
      shape(
        'M-210 -8C-150 -96 -60 -96 10 -66C-50 -40 -80 -20 -96 0C-80 20 -50 44 10 70C-60 98 -150 94 -210 8Z',
        vertical([0, '#B9D676'], [1, '#6E9A34']),
      ),
      stroke('M-200 -2Q-110 -60 -20 -64M-200 4Q-110 60 -20 66M-200 0L-104 0', '#E6F2BE', 4, {
        opacity: 0.6,
      }),
    ),
  );
}
