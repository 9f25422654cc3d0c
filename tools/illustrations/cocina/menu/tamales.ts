import { at } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse } from '../../kit/shapes.ts';
import { cob } from '../maize/tortillas.ts';
import { greenHusk, openLeaves, openTamal, tamalito, tiedParcel, tray } from '../maize/tamales.ts';
import { leaf, scattered } from '../pieces/greens.ts';
import { sesame } from '../pieces/grains.ts';
import { leg } from '../pieces/meats.ts';
import { pieces, tones } from '../pieces/piece.ts';
import { raisin } from '../sweet/sweets.ts';
import { cherry, indigo, jade, lagoon, linen, maize, plum, table } from '../table/cloths.ts';
import { clayPlate, dish, plate } from '../table/vessels.ts';

const olive = ['#A9BF4A', '#6F8A24', '#3F5210'] as const;

const redTop = (): string =>
  pieces(random('colorado'), [
    [-66, -22, 76, 54, tones.chicken, true],
    [74, 6, 62, 26, tones.tomato],
    [4, -54, 32, 27, olive],
    [52, -50, 25, 20, olive],
  ]);

const blackTop = (): string => {
  const chance = random('negro');
  return (
    pieces(chance, [
      [-46, -10, 84, 58, tones.pork, true],
      [60, 30, 46, 22, tones.tomato],
    ]) +
    raisin(40, -40) +
    raisin(80, -20) +
    raisin(-120, 20) +
    ellipse(96, 6, 24, 15, '#F6DDA8') +
    ellipse(-10, -66, 24, 15, '#F6DDA8') +
    sesame(chance, 0, 0, 150, 70, 44)
  );
};

const pacheTop = (): string =>
  leg(0, -10, 0.62, -12, ['#F2A46A', '#C25F2A', '#6E2A0C']) +
  pieces(random('pache'), [
    [-110, 34, 60, 22, ['#F0714A', '#C2301A', '#7A120A']],
    [96, 40, 46, 20, ['#F0714A', '#C2301A', '#7A120A']],
  ]);

const chipilin = ['#3E7A22', '#5E9A34', '#2A5416'] as const;
const kernel = ['#FFF3B0', '#F0C030', '#D99A18'] as const;

const chipilinPlate = (): string =>
  plate('#1F6F54', 400) +
  [
    [-130, -150, -14],
    [140, -120, 10],
    [-150, 10, 8],
    [130, 40, -12],
    [-40, 160, 4],
  ]
    .map(([x, y, lean]) =>
      tamalito(x ?? 0, y ?? 0, 1.06, lean ?? 0, ['#FFFBE6', '#F0E3B4', '#BFA764'], chipilin),
    )
    .join('') +
  scattered(random('chipilin'), 16, 250, ['#5E9A34', '#3E7A22', '#86B84E']);

const youngCorn = (): string =>
  greenHusk(-40, -150, 1.3, -8) +
  tamalito(-60, -156, 1.24, -8, ['#FFF0A0', '#F4CE4E', '#B98614'], kernel) +
  greenHusk(-20, 40, 1.3, 6) +
  tamalito(-40, 34, 1.24, 6, ['#FFF0A0', '#F4CE4E', '#B98614'], kernel) +
  cob(60, 236, 1.05, -8) +
  dish(330, -70, 96, tones.cream, '#C0643A');

export const tamales: Record<string, () => string> = {
  'tamal-colorado': () =>
    table(
      maize,
      at(40, 10, 1.1, openLeaves()),
      tiedParcel(-330, 300, 0.7, -14),
      tiedParcel(420, -300, 0.7, 12),
      openTamal(random('tamal colorado'), {
        masa: tones.masa,
        recado: ['#D4622E', '#B23A16', '#7A2008'],
        top: redTop(),
      }),
    ),
  'tamal-negro': () =>
    table(
      cherry,
      plate('#F2B705', 430),
      at(0, 0, 0.96, openLeaves(['#6E8A4A', '#38501E'])),
      openTamal(random('tamal negro'), {
        masa: ['#F3DDB0', '#D9A968', '#96682E'],
        recado: ['#6A3A2A', '#3E1A12', '#1C0A06'],
        top: blackTop(),
      }),
    ),
  'pache-quetzalteco': () =>
    table(
      indigo,
      clayPlate(430),
      at(0, 0, 0.92, openLeaves(['#7FA64A', '#3E6A26'])),
      openTamal(random('pache'), {
        masa: ['#F7C98A', '#E09A4E', '#A05E1E'],
        recado: ['#E8703A', '#C2451A', '#7A2208'],
        top: pacheTop(),
      }),
    ),
  'tamalitos-de-chipilin': () => table(lagoon, chipilinPlate()),
  'tamalitos-de-elote': () => table(plum, youngCorn()),
  'tamal-de-cambray': () =>
    table(
      linen,
      plate('#A61B55', 400),
      tiedParcel(-150, -90, 0.8, -12, '#B3263F'),
      tiedParcel(150, -130, 0.8, 10, '#B3263F'),
      tamalito(
        20,
        110,
        1.7,
        -6,
        ['#FFE3EA', '#F3A9BC', '#C0607E'],
        ['#FFF6F8', '#D9708E', '#FFFFFF'],
      ),
      raisin(-40, 90),
      raisin(40, 70),
      raisin(90, 120),
      leaf(-240, 150, 0.8, 30),
    ),
  'bandeja-de-tamales': () => table(jade, tray(random('bandeja'))),
};
