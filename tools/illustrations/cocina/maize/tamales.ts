import { at, clipped, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, radial, vertical, horizontal } from '../../kit/paint.ts';
import { random, type Random } from '../../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { leaf } from '../pieces/greens.ts';
import { piece, tones } from '../pieces/piece.ts';
import type { Tones } from '../table/vessels.ts';

/** The broad leaves a tamal is wrapped in, opened around it. */
export const openLeaves = (colours: readonly [string, string] = ['#5C8F3A', '#2F5A1C']): string =>
  (
    [
      [-330, -30, -14],
      [60, -170, 24],
      [-300, 60, 20],
      [20, 80, -8],
      [-150, -150, -52],
    ] as const
  )
    .map(([x, y, lean]) => leaf(x, y, 2.5, lean, [...colours]))
    .join('');

type Filled = { masa: Tones; recado: Tones; top: string };

/** An opened tamal: its masa, the recado in the middle, what lies on top. */
export const openTamal = (chance: Random, { masa, recado, top }: Filled): string =>
  piece(chance, [0, 0, 270, 172], masa, { wobble: 0.05, points: 14 }) +
  piece(chance, [-10, -8, 196, 106], recado, { wobble: 0.16, points: 12 }) +
  top;

const parcel =
  'M-150 -84C-60 -104 70 -104 150 -84C166 -30 166 34 150 84C60 104 -70 104 -150 84C-166 30 -166 -34 -150 -84Z';

/** A closed parcel of leaf, tied crosswise. */
export const tiedParcel = (
  x: number,
  y: number,
  scale: number,
  lean: number,
  tie = '#E8D3A0',
): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(parcel, { right: 7, down: 18, blur: 10, opacity: 0.5 }),
      shape(parcel, vertical([0, '#7FA64A'], [0.5, '#557F30'], [1, '#2F5020'])),
      clipped(
        parcel,
        repeatMarkup(9, (index) =>
          stroke(`M-170 ${-90 + index * 23}q170 ${index % 2 ? 14 : -12} 340 0`, '#BBD488', 3, {
            opacity: 0.4,
          }),
        ),
        shape('M-170 -110L-40 -110L-80 110L-170 110Z', '#000', { opacity: 0.1 }),
        ellipse(-50, -60, 100, 20, '#fff', { opacity: 0.25, ...soft(6) }),
      ),
      stroke('M-158 6Q0 20 158 2M6 -100Q-8 0 4 100', tie, 11),
      stroke('M0 8q-40 -44 -66 -16q6 32 66 16q46 -40 66 -14q-6 30 -66 14', tie, 9),
    ),
  );

const husk =
  'M-196 6C-150 -70 -60 -84 40 -72C110 -60 170 -34 226 -44C204 -10 206 20 228 48C170 40 110 62 40 74C-60 84 -150 74 -196 6Z';

/** A chuchito: masa in a dry corn husk, half open. */
export const chuchito = (x: number, y: number, scale: number, lean: number): string =>
  at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(husk, { right: 6, down: 15, blur: 10, opacity: 0.45 }),
      shape(husk, vertical([0, '#F7E6B8'], [0.5, '#E3C583'], [1, '#A97F3C'])),
      clipped(
        husk,
        repeatMarkup(8, (index) =>
          stroke(
            `M-200 ${-64 + index * 19}Q0 ${-96 + index * 27} 226 ${-58 + index * 16}`,
            '#A97F3C',
            3,
            { opacity: 0.5 },
          ),
        ),
      ),
      piece(random(`chuchito ${lean}`), [-4, -2, 122, 46], tones.masa, {
        wobble: 0.06,
        points: 12,
      }),
      piece(random(`recado ${lean}`), [2, -6, 74, 24], tones.salsa, { wobble: 0.16, points: 10 }),
      shape(
        'M-196 6C-150 -30 -116 -44 -84 -40C-104 -12 -104 18 -82 44C-120 46 -160 36 -196 6Z',
        vertical([0, '#F1DCA6'], [1, '#B98F4A']),
      ),
      stroke('M-100 -40q16 40 0 84', '#8A6226', 9),
    ),
  );

const dumpling =
  'M-130 10C-130 -50 -60 -66 0 -64C60 -66 130 -50 130 10C120 54 60 62 0 62C-60 62 -120 54 -130 10Z';

/** A small tamal out of its husk, flecked with what is kneaded in. */
export function tamalito(
  x: number,
  y: number,
  scale: number,
  lean: number,
  masa: Tones,
  flecks: readonly [string, ...string[]],
): string {
  const chance = random(`tamalito ${x} ${y}`);
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(dumpling, { right: 5, down: 13, blur: 10, opacity: 0.4 }),
      shape(dumpling, radial({ x: 0.36, y: 0.28, radius: 0.85 }, ...even(masa))),
      clipped(
        dumpling,
        specks(
          chance,
          { x: -125, y: -60, width: 250, height: 120 },
          { count: 44, colours: flecks, size: [3, 7], opacity: 0.9 },
        ),
        ellipse(-40, -34, 56, 12, '#fff', { opacity: 0.5, ...soft(6) }),
      ),
    ),
  );
}

/** A green corn husk laid flat under young-corn tamalitos. */
export const greenHusk = (x: number, y: number, scale: number, lean: number): string => {
  const d = 'M-230 0C-150 -90 60 -110 240 -20C250 0 250 10 240 20C60 110 -150 90 -230 0Z';
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      shadow(d, { right: 5, down: 12, blur: 10, opacity: 0.4 }),
      shape(d, horizontal([0, '#C6DD86'], [1, '#7FA344'])),
      clipped(
        d,
        repeatMarkup(8, (index) =>
          stroke(`M-230 0Q0 ${-120 + index * 34} 244 0`, '#EEF6CC', 4, { opacity: 0.5 }),
        ),
      ),
    ),
  );
};

/** A steaming tray of tied tamales. */
export function tray(chance: Random): string {
  const d = blob(chance, 0, 0, 470, 344, { wobble: 0.01, points: 24 });
  const parcels = repeatMarkup(12, (index) =>
    tiedParcel(
      -279 + (index % 4) * 186,
      -134 + Math.floor(index / 4) * 136,
      0.6,
      index % 2 ? 7 : -8,
      index % 3 === 1 ? '#2A1A14' : '#E8D3A0',
    ),
  );
  return (
    shadow(d, { right: 12, down: 30, blur: 18, opacity: 0.5 }) +
    shape(d, vertical([0, '#C98A4E'], [1, '#7A4A20'])) +
    ellipse(0, 4, 440, 314, '#5E3414') +
    ellipse(0, 10, 432, 304, '#4A2810') +
    leaf(-190, -190, 2, -12) +
    leaf(-60, -190, 2, 16) +
    leaf(-330, 30, 2, 34) +
    leaf(-210, 200, 2, 4) +
    leaf(60, 200, 2, -22) +
    leaf(110, 40, 2, -10) +
    parcels
  );
}
