import { at, soft } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { box, ellipse, stroke } from '../../kit/shapes.ts';
import { blueCorn, tortillas } from '../maize/tortillas.ts';
import { avocadoFan, lime, onionRing, sprig } from '../pieces/greens.ts';
import { crumbs, diced, refried, rice, threads } from '../pieces/grains.ts';
import { piece, tones } from '../pieces/piece.ts';
import { cherry, indigo, jade, lagoon, maize, plum, table } from '../table/cloths.ts';
import { clayBowl, clayPlate, enamelBowl, griddle, plate } from '../table/vessels.ts';

const fresh = (): string => {
  const chance = random('tortillas de comal');
  return (
    griddle(430) +
    tortillas(chance, -150, -130, 168, 1) +
    tortillas(chance, 170, -90, 160, 1, blueCorn) +
    tortillas(chance, -10, 160, 172, 4)
  );
};

const plainRice = (): string => {
  const chance = random('arroz blanco');
  return (
    clayPlate(380) +
    rice(chance, 0, 0, 250, 230, 520) +
    diced(chance, [0, 0, 200, 170], 20, ['#F07F1E', '#6FA53A', '#F2694A'], 20) +
    sprig(-20, -30)
  );
};

const beanLog = (): string => {
  const chance = random('frijoles volteados');
  return (
    plate('#B3263F', 390) +
    piece(chance, [0, 0, 290, 130], tones.beans, { wobble: 0.03, points: 14 }) +
    refried(chance, 0, 0, 280, 120) +
    crumbs(chance, 0, -10, 150, 44, 46) +
    tortillas(random('totopo'), 210, 190, 84, 2)
  );
};

const guacamol = (): string => {
  const chance = random('guacamol');
  return (
    clayBowl(['#7FA23C', '#5E8226', '#3A5614'], 340) +
    piece(chance, [0, 0, 262, 250], tones.avocado, { wobble: 0.07, points: 16 }) +
    diced(chance, [0, 0, 180, 160], 26, ['#FFF1F4', '#F6DCE8', '#B5D056', '#DCE88A'], 24) +
    sprig(-20, -10) +
    avocadoFan(330, -200, 1.05, 26) +
    lime(350, 200, 0.9, 20)
  );
};

const chirmol = (): string => {
  const chance = random('chirmol');
  return (
    enamelBowl(['#E8573A', '#B9301C', '#6B0E08'], '#1F6F54', 330) +
    diced(
      chance,
      [0, 6, 240, 230],
      120,
      ['#F46A4A', '#D42A1E', '#FFF1F4', '#8CC63F', '#3A1208', '#F28A6A'],
      30,
    ) +
    [onionRing(-60, -40, 30), onionRing(70, 60, 30), onionRing(20, -120, 28)].join('') +
    sprig(0, 20)
  );
};

const curtido = (): string => {
  const chance = random('curtido');
  return (
    enamelBowl(['#C22C66', '#8A1244', '#4E0626'], '#F2B705', 340) +
    threads(
      chance,
      [10, 6, 230, 220],
      150,
      ['#F06A9E', '#C22C66', '#8A1244', '#F2A04A', '#F3E9D2', '#7DBB3C'],
      14,
    ) +
    sprig(-30, -10)
  );
};

const creamAndCheese = (): string => {
  const chance = random('crema y queso');
  return (
    at(
      -170,
      0,
      1,
      clayBowl(['#FFFFFF', '#FBF3E4', '#D9CDB8'], 240),
      stroke('M-110 -30Q-20 -120 90 -40T40 90Q-40 110 -60 40', '#E6DCC4', 12, { opacity: 0.9 }),
    ) +
    at(
      270,
      10,
      1,
      box(-150, -130, 300, 270, '#1b0b04', {
        rx: 24,
        opacity: 0.45,
        transform: 'translate(10 22)',
        ...soft(10),
      }),
      box(-150, -130, 300, 270, '#D3C39A', { rx: 24 }),
      box(-150, -140, 300, 262, '#FFF9E8', { rx: 24 }),
      ellipse(-40, -80, 90, 14, '#fff', { opacity: 0.8, ...soft(6) }),
      crumbs(chance, 0, -10, 120, 100, 60),
    )
  );
};

export const extras: Record<string, () => string> = {
  'tortillas-de-comal': () => table(cherry, fresh()),
  'arroz-blanco': () => table(indigo, plainRice()),
  'frijoles-volteados': () => table(jade, beanLog()),
  guacamol: () => table(maize, at(-40, 0, 1, guacamol())),
  chirmol: () => table(lagoon, chirmol()),
  'curtido-de-remolacha': () => table(plum, curtido()),
  'crema-y-queso-seco': () => table(jade, creamAndCheese()),
};
