import { at, clipped, leaning, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, horizontal, radial, vertical } from '../../kit/paint.ts';
import { random, type Random } from '../../kit/random.ts';
import { box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { piece, tones } from '../pieces/piece.ts';
import type { Tones } from '../table/vessels.ts';

/** A slice of ripe plantain, fried. */
export const plantain = (x: number, y: number, scale: number, lean: number): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      piece(random(`platano ${x} ${y}`), [0, 0, 92, 44], tones.plantain, {
        wobble: 0.06,
        marks: ['#6B2F06', '#FFD98A'],
      }),
    ),
  );

/** A stick of cinnamon. */
export const cinnamon = (x: number, y: number, lean: number, length = 250): string =>
  leaning(
    x,
    y,
    lean,
    box(-length / 2 + 6, -8, length, 40, '#000', { rx: 20, opacity: 0.3 }),
    box(-length / 2, -20, length, 40, horizontal([0, '#A86428'], [1, '#6E3510']), { rx: 20 }),
    box(-length / 2, -12, length, 8, '#D09A58', { rx: 4 }),
    stroke(`M${-length / 2 + 10} 6h${length - 20}`, '#4E2408', 4, { opacity: 0.6 }),
  );

const brown: Tones = ['#C98A52', '#8A4E22', '#4A2209'];

/** A rellenito: plantain around sweet black beans, dusted with sugar; `open` shows the beans. */
export function rellenito(
  x: number,
  y: number,
  scale: number,
  lean: number,
  isOpen = false,
): string {
  const chance = random(`rellenito ${x} ${y}`);
  const inside = isOpen
    ? ellipse(56, 4, 52, 46, '#E8A84A') +
      ellipse(
        58,
        6,
        36,
        30,
        radial({ x: 0.4, y: 0.3, radius: 0.8 }, ...even(['#5A3026', '#3A1C14', '#1F0D08'])),
      )
    : '';
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      piece(chance, [0, 0, 116, 68], brown, {
        wobble: 0.04,
        points: 12,
        marks: ['#5A2A0C', '#E0A868'],
      }),
      inside,
      specks(
        chance,
        { x: -96, y: -50, width: isOpen ? 90 : 190, height: 84 },
        { count: 46, colours: ['#FFFFFF', '#FFF6E6'], size: [2, 4], opacity: 0.9 },
      ),
    ),
  );
}

/** A buñuelo: a fried ball, shiny with syrup. */
export const fritter = (x: number, y: number, size: number): string =>
  piece(random(`bunuelo ${x} ${y}`), [x, y, size, size * 0.92], ['#FFD58A', '#D98E32', '#8A4A0E'], {
    wobble: 0.09,
    points: 10,
    marks: ['#8A4A10', '#FFF0BC'],
    shine: 0.7,
  });

/** A slice of egg bread soaked in syrup. */
export function torreja(x: number, y: number, lean: number): string {
  const d =
    'M-120 -66C-60 -90 60 -90 120 -66C140 -20 136 40 116 70C50 90 -60 90 -118 68C-138 30 -140 -24 -120 -66Z';
  return leaning(
    x,
    y,
    lean,
    shadow(d, { right: 6, down: 14, blur: 10, opacity: 0.45 }),
    shape(d, radial({ x: 0.36, y: 0.3, radius: 0.85 }, ...even(['#FFD98C', '#EDA63E', '#9A5412']))),
    clipped(
      d,
      specks(
        random('torreja'),
        { x: -120, y: -80, width: 240, height: 150 },
        { count: 26, colours: ['#A8601A', '#FFEBB8'], size: [4, 10], opacity: 0.5 },
      ),
      ellipse(-36, -44, 60, 14, '#fff', { opacity: 0.6, ...soft(6) }),
    ),
    stroke(d, '#8A4A10', 7, { opacity: 0.5 }),
  );
}

/** A champurrada: the round cookie that is dipped in coffee. */
export const cookie = (chance: Random, x: number, y: number, radius: number): string =>
  piece(chance, [x, y, radius, radius * 0.97], ['#F6CF8E', '#D79A4C', '#955A1E'], {
    wobble: 0.03,
    points: 14,
    shine: 0.3,
  }) +
  specks(
    chance,
    { x: x - radius * 0.66, y: y - radius * 0.66, width: radius * 1.32, height: radius * 1.32 },
    { count: 42, colours: ['#FFF3D2', '#F9E4B0'], size: [5, 7], opacity: 1 },
  );

/** A pancake of a pile. */
export const pancakes = (x: number, y: number, radius: number): string =>
  repeatMarkup(3, (index) =>
    piece(
      random(`panqueque ${index}`),
      [x + index * 8, y - index * 14, radius, radius * 0.96],
      ['#F7CF8A', '#DB9A48', '#A8641E'],
      {
        wobble: 0.03,
        points: 14,
        shine: 0.2,
      },
    ),
  ) +
  ellipse(x + 16, y - 28, radius * 0.82, radius * 0.78, '#C27A2C', { opacity: 0.55, ...soft(6) });

/** A pool of honey with a shine. */
export const honey = (chance: Random, x: number, y: number, rx: number, ry: number): string =>
  piece(chance, [x, y, rx, ry], ['#F9C04A', '#E08A14', '#A85A08'], {
    wobble: 0.22,
    points: 12,
    shine: 0.75,
  });

/** A pat of butter. */
export const butter = (x: number, y: number): string =>
  leaning(
    x,
    y,
    14,
    box(-40, -30, 84, 70, '#1c0701', { rx: 12, opacity: 0.3, ...soft(6) }),
    box(-42, -38, 84, 70, vertical([0, '#FFF6C0'], [1, '#F0D36A']), { rx: 12 }),
    box(-32, -30, 50, 9, '#fff', { rx: 4, opacity: 0.7 }),
  );

/** A roll of French bread, slit along its back. */
export function roll(x: number, y: number, scale: number, lean: number): string {
  const d =
    'M-190 6C-176 -74 -70 -104 0 -102C80 -104 178 -70 190 6C176 76 80 98 0 98C-80 98 -176 78 -190 6Z';
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(d, { right: 7, down: 16, blur: 10, opacity: 0.45 }),
      shape(
        d,
        radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#FFE0A0', '#E2A252', '#97581C'])),
      ),
      clipped(d, ellipse(-50, -60, 90, 18, '#fff', { opacity: 0.4, ...soft(6) })),
      shape('M-140 -4C-70 -34 70 -34 140 -4C70 14 -70 14 -140 -4Z', '#FFF0CC'),
      stroke('M-140 -4C-70 14 70 14 140 -4', '#A8662A', 6, { opacity: 0.6 }),
    ),
  );
}

/** A raisin. */
export const raisin = (x: number, y: number): string =>
  ellipse(x + 2, y + 5, 17, 13, '#000', { opacity: 0.3 }) +
  ellipse(x, y, 16, 12, '#4A1C2C') +
  ellipse(x - 4, y - 4, 6, 3, '#B8788C', { opacity: 0.7 });
