import { at, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { flauta, folded, tostada } from '../maize/tortillas.ts';
import { chuchito } from '../maize/tamales.ts';
import { lettuce, onionRing, sprig } from '../pieces/greens.ts';
import { crumbs, diced, threads } from '../pieces/grains.ts';
import { cracklings } from '../pieces/meats.ts';
import { piece, tones } from '../pieces/piece.ts';
import { cherry, indigo, jade, lagoon, linen, maize, plum, table } from '../table/cloths.ts';
import { board, clayPlate, dish, griddle, plate, type Tones } from '../table/vessels.ts';

const topped = (x: number, y: number, topping: Tones): string => {
  const chance = random(`tostada ${x} ${y}`);
  return (
    tostada(chance, x, y, 150) +
    piece(chance, [x, y, 112, 96], topping, { wobble: 0.12, points: 12 }) +
    crumbs(chance, x, y, 76, 64) +
    repeatMarkup(3, (index) => onionRing(x - 30 + index * 34, y - 10 + (index % 2) * 26)) +
    sprig(x + 10, y + 20)
  );
};

const tostadas = (): string =>
  plate('#F2B705') +
  topped(-170, -110, tones.avocado) +
  topped(170, -100, tones.beans) +
  topped(0, 160, tones.salsa);

const chuchitos = (): string =>
  clayPlate() +
  chuchito(-20, -160, 1.16, -10) +
  chuchito(-40, 6, 1.16, 6) +
  chuchito(0, 172, 1.16, -7) +
  dish(286, 20, 78, tones.salsa, '#FFF6E2');

const garnacha = (x: number, y: number): string => {
  const chance = random(`garnacha ${x} ${y}`);
  return (
    tostada(chance, x, y, 94) +
    piece(chance, [x, y, 68, 60], ['#C8743E', '#8E421A', '#4A1C08'], { wobble: 0.14, points: 11 }) +
    diced(chance, [x, y, 40, 34], 12, ['#F6DCE8', '#FFFFFF', '#8CC63F'], 18) +
    crumbs(chance, x, y, 44, 38, 14)
  );
};

const garnachas = (): string =>
  griddle() +
  [
    [0, -232],
    [-206, -114],
    [204, -116],
    [0, 0],
    [-204, 118],
    [206, 116],
    [0, 236],
  ]
    .map(([x, y]) => garnacha(x ?? 0, y ?? 0))
    .join('');

const eggSlice = (x: number, y: number): string =>
  ellipse(x + 3, y + 8, 56, 50, '#000', { opacity: 0.3 }) +
  ellipse(x, y, 56, 50, '#FFFBF2') +
  ellipse(x + 2, y + 1, 31, 28, '#F7B733') +
  ellipse(x - 6, y - 6, 10, 6, '#fff', { opacity: 0.6 });

const enchilada = (x: number, y: number): string => {
  const chance = random(`enchilada ${x}`);
  return (
    tostada(chance, x, y, 186) +
    lettuce(chance, x, y, 124) +
    piece(chance, [x, y, 126, 112], tones.beet, { wobble: 0.1, points: 13, shine: 0.2 }) +
    threads(
      chance,
      [x, y, 84, 72],
      34,
      ['#F06A9E', '#C22C66', '#8A1244', '#F2A04A', '#F3E9D2'],
      10,
    ) +
    eggSlice(x + 14, y - 16) +
    crumbs(chance, x, y + 10, 84, 66, 24) +
    sprig(x - 70, y + 40, 0.8)
  );
};

const enchiladas = (): string => plate('#1F7F86', 420) + enchilada(-176, -70) + enchilada(176, 70);

const dobladas = (): string =>
  plate('#B3263F', 420) +
  folded(-120, -160, 1.2, -12) +
  folded(-110, 30, 1.2, -4) +
  folded(-60, 210, 1.2, 4) +
  dish(220, -110, 92, tones.cream) +
  dish(240, 110, 84, tones.salsa) +
  crumbs(random('queso dobladas'), -120, 40, 130, 190, 40) +
  sprig(-130, 40);

/** The Guatemalan hot dog: avocado, cabbage, sausage and mustard in a toasted bun. */
const shuco = (): string => {
  const chance = random('shuco');
  const bun =
    'M-350 -10C-340 -130 -180 -150 0 -148C180 -150 340 -130 350 -10C342 120 180 146 0 146C-180 146 -342 120 -350 -10Z';
  return (
    board(960, 520, -6) +
    turned(
      -8,
      0,
      0,
      shadow(bun, { right: 8, down: 24, blur: 10, opacity: 0.5 }),
      shape(bun, vertical(...even(['#F2C27A', '#D9984A', '#9A5C1E']))),
      stroke('M-310 -92Q0 -128 310 -92', '#FFE7B0', 16, { opacity: 0.6, ...soft(6) }),
      piece(chance, [0, -40, 310, 58], tones.avocado, { wobble: 0.08, points: 18 }),
      threads(chance, [0, 34, 290, 36], 70, ['#F4F6DC', '#E3EDB8', '#CFE09A', '#FFFFFF'], 10),
      stroke('M-300 -4L300 -4', '#5E1208', 74, { opacity: 0.9 }),
      stroke('M-300 -10L300 -10', '#C2451E', 58),
      stroke('M-290 -26L290 -26', '#FF9A6A', 12, { opacity: 0.7 }),
      stroke(
        `M-290 -6${repeatMarkup(14, (index) => `q20 ${index % 2 ? 44 : -44} 41 0`)}`,
        '#F7C531',
        15,
      ),
      stroke(
        `M-280 10${repeatMarkup(13, (index) => `q20 ${index % 2 ? -36 : 36} 42 0`)}`,
        '#FFFDF2',
        10,
      ),
    )
  );
};

const yucaStick = (x: number, y: number, lean: number): string =>
  at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      piece(random(`yuca ${x}`), [0, 0, 136, 42], tones.yuca, { wobble: 0.05, points: 12 }),
      stroke('M-90 6Q0 -8 96 8', '#CDB98A', 5, { opacity: 0.7 }),
    ),
  );

const yuca = (): string => {
  const chance = random('chicharron');
  return (
    clayPlate() +
    [
      yucaStick(-190, -130, -24),
      yucaStick(-150, -30, 10),
      yucaStick(-170, 80, -12),
      yucaStick(-60, 160, 24),
      yucaStick(60, 30, -40),
    ].join('') +
    cracklings(chance, [
      [110, -170],
      [220, -90],
      [60, -80],
      [180, 20],
      [120, 120],
      [220, 140],
    ]) +
    threads(chance, [0, 0, 130, 50], 26, ['#F4F6DC', '#E2467A', '#F2A04A', '#CFE09A'], 10) +
    diced(chance, [20, -10, 90, 30], 14, ['#E2492C', '#F2694A', '#5FA33A'], 20)
  );
};

const tacos = (): string => {
  const chance = random('tacos');
  return (
    plate('#1C4E80') +
    [-150, -50, 50, 150].map((y, index) => flauta((index % 2) * 24 - 14, y, 470, -10)).join('') +
    threads(chance, [0, 0, 90, 190], 46, ['#F4F6DC', '#E3EDB8', '#CFE09A'], 11) +
    piece(chance, [6, 0, 56, 180], tones.salsa, { wobble: 0.2, points: 14 }) +
    crumbs(chance, 6, 0, 60, 170, 40)
  );
};

export const street: Record<string, () => string> = {
  'tostadas-mixtas': () => table(indigo, tostadas()),
  chuchitos: () => table(linen, chuchitos()),
  'garnachas-de-mazatenango': () => table(maize, garnachas()),
  'enchiladas-chapinas': () => table(jade, enchiladas()),
  'dobladas-de-queso': () => table(plum, dobladas()),
  'shuco-de-la-sexta': () => table(cherry, shuco()),
  'yuca-con-chicharron': () => table(lagoon, yuca()),
  'tacos-chapines': () => table(linen, tacos()),
};
