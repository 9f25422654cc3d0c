import { at, clipped, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, radial, vertical } from '../../kit/paint.ts';
import { random, type Random } from '../../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { piece, tones } from './piece.ts';
import type { Tones } from '../table/vessels.ts';

const thigh =
  'M-150 10C-160 -84 -66 -120 20 -98C90 -80 130 -40 176 -26L182 22C130 34 92 74 26 92C-70 116 -142 92 -150 10Z';

/** A leg of chicken or turkey, its bone to the right. */
export const leg = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  colours: Tones = tones.chicken,
): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shape(
        'M160 -18L236 -22C250 -44 276 -30 270 -8C284 12 262 34 240 22L164 20Z',
        vertical([0, '#FFF6E2'], [1, '#CDB48A']),
      ),
      shadow(thigh, { right: 6, down: 14, blur: 10, opacity: 0.45 }),
      shape(thigh, radial({ x: 0.34, y: 0.28, radius: 0.85 }, ...even(colours))),
      clipped(
        thigh,
        ellipse(-50, -52, 66, 18, '#fff', { opacity: 0.4, ...soft(6) }),
        specks(
          random('pierna'),
          { x: -140, y: -90, width: 280, height: 180 },
          { count: 22, colours: ['#2F1206', '#F4CE98'], size: [4, 11], opacity: 0.4 },
        ),
      ),
    ),
  );

const steakShape =
  'M-230 10C-240 -70 -150 -120 -40 -108C60 -124 190 -110 226 -40C256 30 180 96 70 100C-40 124 -220 100 -230 10Z';

/** A grilled steak, the marks of the grill on it. */
export const steak = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  colours: Tones = tones.beef,
): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(steakShape, { right: 6, down: 14, blur: 10, opacity: 0.5 }),
      shape(steakShape, radial({ x: 0.34, y: 0.26, radius: 0.85 }, ...even(colours))),
      clipped(
        steakShape,
        repeatMarkup(6, (index) =>
          stroke(`M${-190 + index * 76} -130l70 260`, '#1D0A03', 13, { opacity: 0.5 }),
        ),
        ellipse(-70, -62, 90, 18, '#fff', { opacity: 0.3, ...soft(6) }),
        specks(
          random('bistec'),
          { x: -220, y: -110, width: 440, height: 210 },
          { count: 36, colours: ['#2A1006', '#E0A06A'], size: [3, 9], opacity: 0.4 },
        ),
      ),
    ),
  );

/** A link of sausage, bent like a bow. */
export const sausage = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  [lit, middle, shade]: Tones,
): string => {
  const bow = 'M-130 30Q0 -60 130 30';
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      stroke(bow, '#1c0701', 78, { opacity: 0.4, transform: 'translate(5 14)', ...soft(6) }),
      stroke('M-178 50l24 -14M178 50l-24 -14', '#C9A06A', 10),
      stroke(bow, shade, 80),
      stroke(bow, middle, 66, { transform: 'translate(-2 -5)' }),
      stroke('M-120 14Q0 -70 116 12', lit, 14, {
        opacity: 0.75,
        transform: 'translate(0 -6)',
        ...soft(3),
      }),
      stroke('M-70 -22l14 40M0 -46l6 44M70 -26l-4 42', '#2A0A04', 7, { opacity: 0.5 }),
    ),
  );
};

/** A slice of shank with its marrow. */
export const shank = (chance: Random, x: number, y: number, size: number): string =>
  piece(chance, [x, y, size, size * 0.8], tones.beef, { marks: ['#2F1206', '#D99A62'] }) +
  ellipse(x + size * 0.1, y - size * 0.06, size * 0.34, size * 0.3, '#FFF3DA') +
  ellipse(
    x + size * 0.1,
    y - size * 0.06,
    size * 0.22,
    size * 0.19,
    radial({ x: 0.4, y: 0.35, radius: 0.7 }, ...even(['#F7D9B0', '#D08A5A'])),
  );

/** A fried egg. */
export const friedEgg = (chance: Random, x: number, y: number, size: number): string =>
  piece(chance, [x, y, size, size * 0.86], ['#FFFFFF', '#FFFBF0', '#E4D4B4'], {
    wobble: 0.12,
    points: 11,
  }) +
  ellipse(x + 6, y + 8, size * 0.4, size * 0.38, '#8A4A06', { opacity: 0.35, ...soft(6) }) +
  ellipse(
    x + 4,
    y,
    size * 0.4,
    size * 0.38,
    radial({ x: 0.38, y: 0.32, radius: 0.7 }, ...even(['#FFD34F', '#F79A1A', '#D36A05'])),
  ) +
  ellipse(x - size * 0.1, y - size * 0.14, size * 0.13, size * 0.07, '#fff', { opacity: 0.75 });

const crackling: Tones = ['#F2B86A', '#C9772A', '#7A3A0E'];

/** Pieces of crackling, curled by the heat. */
export const cracklings = (
  chance: Random,
  places: readonly (readonly [number, number])[],
): string =>
  places
    .map(([x, y]) =>
      piece(chance, [x, y, chance.between(62, 84), chance.between(44, 60)], crackling, {
        wobble: 0.26,
        points: 11,
        marks: ['#FFE0A8', '#6B2A0A'],
      }),
    )
    .join('');
