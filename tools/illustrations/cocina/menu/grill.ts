import { at, clipped, repeatMarkup, soft, turned } from '../../kit/markup.ts';
import { even, radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { tortillas } from '../maize/tortillas.ts';
import {
  avocadoFan,
  leaf,
  lettuce,
  lime,
  onionRing,
  radish,
  scattered,
  sprig,
} from '../pieces/greens.ts';
import { crumbs, diced, refried, rice, threads } from '../pieces/grains.ts';
import { leg, sausage, steak } from '../pieces/meats.ts';
import { fat, piece, pieces, tones } from '../pieces/piece.ts';
import { cherry, indigo, jade, lagoon, linen, maize, plum, table } from '../table/cloths.ts';
import { board, clayPlate, dish, griddle, plate } from '../table/vessels.ts';

export function hilachas(): string {
  const chance = random('hilachas');
  return (
    plate('#1F6F54') +
    rice(chance, -180, -120, 150, 120, 230) +
    piece(chance, [70, 26, 226, 180], ['#D4622E', '#A83C14', '#6A1F07'], { wobble: 0.08 }) +
    threads(chance, [76, 22, 170, 130], 64, ['#8A3A18', '#C9672F', '#E39A5C', '#6A2208'], 12) +
    pieces(chance, [
      [168, -70, 62, 50, tones.potato],
      [0, 130, 62, 50, tones.potato],
      [-40, -10, 48, 38, tones.carrot],
    ]) +
    sprig(70, 0) +
    refried(chance, -196, 150, 116, 84)
  );
}

export function carneAsada(): string {
  const chance = random('carne asada');
  return (
    plate('#1C4E80') +
    steak(50, -110, 1, -6) +
    rice(chance, -180, 116, 130, 104, 200) +
    refried(chance, 50, 184, 126, 84) +
    avocadoFan(240, 96, 1, 20) +
    lime(-250, -60, 0.7, -20) +
    diced(chance, [-20, 30, 70, 34], 26, ['#E2492C', '#F2694A', '#5FA33A', '#F6DCE8'], 22) +
    sprig(-40, 20)
  );
}

const stuffedPepper = (x: number, y: number, lean: number): string => {
  const chance = random(`chile relleno ${x}`);
  const batter = { wobble: 0.12, points: 12, marks: ['#8A4A10', '#FFF0BC'] } as const;
  return at(
    x,
    y,
    1,
    turned(
      lean,
      0,
      0,
      stroke('M170 -20q34 -14 62 -4', '#6E8A2E', 16),
      piece(chance, [0, 0, 190, 100], ['#FFD98A', '#E9A645', '#A8651A'], batter),
    ),
  );
};

function stuffedPeppers(): string {
  const chance = random('chiles rellenos');
  return (
    plate('#B3263F') +
    stuffedPepper(-100, -110, -12) +
    stuffedPepper(40, 90, -12) +
    piece(chance, [-40, -6, 168, 62], tones.salsa, { wobble: 0.2, points: 12 }) +
    crumbs(chance, -40, -6, 120, 44, 40) +
    sprig(0, -20) +
    rice(chance, 226, -110, 96, 84, 120)
  );
}

function creamyChicken(): string {
  const chance = random('loroco');
  const bud = (x: number, y: number, lean: number): string =>
    at(
      x,
      y,
      1,
      turned(
        lean,
        0,
        0,
        stroke('M-26 0L-60 8', '#5E8A2E', 7),
        shape('M-30 -12Q10 -34 46 0Q10 34 -30 12Z', vertical([0, '#C6DD7A'], [1, '#6E9A34'])),
      ),
    );
  return (
    clayPlate() +
    piece(chance, [-10, 0, 300, 250], ['#FFFDF0', '#F6EBC8', '#D9C48A'], {
      wobble: 0.05,
      points: 16,
      shine: 0.3,
    }) +
    fat(chance, 250, '#F2DC9A', 16) +
    leg(-60, -76, 1.02, -16, ['#FBE3B8', '#E3B066', '#9A6426']) +
    leg(40, 96, 0.92, 160, ['#FBE3B8', '#E3B066', '#9A6426']) +
    [
      bud(-190, 80, 20),
      bud(150, -120, -30),
      bud(190, 60, 60),
      bud(-20, 190, -10),
      bud(-190, -140, 40),
      bud(30, -10, 100),
    ].join('')
  );
}

const chorizo = ['#F0714A', '#B93A1E', '#5E1208'] as const;
const longaniza = ['#D9C06A', '#8A8A3A', '#3E4A18'] as const;

function sausages(): string {
  const chance = random('embutidos');
  return (
    griddle() +
    sausage(-120, -150, 1.1, -14, chorizo) +
    sausage(60, -40, 1.1, -14, longaniza) +
    sausage(-80, 90, 1.1, -14, chorizo) +
    [onionRing(200, -180, 54), onionRing(230, -130, 48), onionRing(-230, 20, 50)].join('') +
    at(
      120,
      210,
      1,
      turned(
        -30,
        0,
        0,
        stroke('M-120 0L120 0', '#1c0701', 34, {
          opacity: 0.4,
          transform: 'translate(4 12)',
          ...soft(6),
        }),
        stroke('M-120 0L20 0', '#F4F6E4', 32),
        stroke('M20 0L130 0', '#6FA53A', 32),
        stroke('M-110 -8L10 -8', '#fff', 8),
      ),
    ) +
    dish(-250, -130, 74, tones.avocado) +
    scattered(chance, 8, 200, ['#7DBB3C', '#4E8E2A'])
  );
}

function adobada(): string {
  const chance = random('adobada');
  const slab = (x: number, y: number, lean: number): string =>
    steak(x, y, 0.84, lean, ['#F28A4A', '#C2431A', '#6B1606']);
  return (
    board(880, 640) +
    slab(-140, -120, -8) +
    slab(-60, 70, 10) +
    [
      onionRing(-60, -40, 60, '#F1D6EA'),
      onionRing(10, -10, 54, '#F1D6EA'),
      onionRing(-120, 10, 50, '#F1D6EA'),
    ].join('') +
    lettuce(chance, 270, -140, 96) +
    [radish(250, -150, 44), radish(306, -120, 40), radish(270, -90, 38)].join('') +
    lime(270, 90, 0.9, 0) +
    dish(120, 220, 84, tones.beans)
  );
}

function friedFish(): string {
  const body =
    'M-330 10C-290 -110 -130 -160 30 -136C130 -120 200 -70 250 -24L360 -110C374 -60 372 70 362 118L248 36C190 96 110 140 10 148C-140 156 -290 110 -330 10Z';
  const scales = repeatMarkup(5, (row) =>
    repeatMarkup(9, (column) =>
      stroke(`M${-170 + column * 46 + (row % 2) * 22} ${-84 + row * 42}q20 18 0 38`, '#7A4A12', 5, {
        opacity: 0.5,
      }),
    ),
  );
  return (
    plate('#F2B705', 420) +
    [leaf(-330, -150, 1.2, -30), leaf(-340, 140, 1.2, 30), leaf(220, -200, 1, 20)].join('') +
    turned(
      -10,
      0,
      0,
      shadow(body, { right: 8, down: 20, blur: 10, opacity: 0.5 }),
      shape(
        body,
        radial({ x: 0.36, y: 0.26, radius: 0.85 }, ...even(['#F7CE7A', '#D9943A', '#7E4410'])),
      ),
      clipped(
        body,
        scales,
        [-60, 20, 100]
          .map((x) => stroke(`M${x} -140l40 270`, '#5E2C08', 14, { opacity: 0.5 }))
          .join(''),
        ellipse(-80, -90, 150, 24, '#fff', { opacity: 0.35, ...soft(6) }),
      ),
      stroke('M-190 -92Q-140 0 -190 96', '#6B3A0E', 10, { opacity: 0.7 }),
      ellipse(-250, -26, 24, 24, '#FFF6E2') + ellipse(-250, -26, 12, 12, '#2A1608'),
      stroke('M-326 16q40 14 66 2', '#6B3A0E', 7),
    ) +
    lime(30, 210, 0.86, 12) +
    lime(170, 190, 0.86, 60) +
    [radish(-90, 230, 36), radish(-150, 210, 34)].join('')
  );
}

function platter(): string {
  const chance = random('parrillada');
  return (
    board(1040, 720, 3) +
    steak(-240, -150, 0.82, -10) +
    leg(-240, 120, 0.9, -24, ['#F7B45E', '#C9702A', '#6E300A']) +
    sausage(70, -200, 0.9, 12, chorizo) +
    sausage(90, -90, 0.9, 8, longaniza) +
    steak(120, 130, 0.7, 14, ['#F28A4A', '#C2431A', '#6B1606']) +
    avocadoFan(350, -150, 1.05, 30) +
    dish(-20, 250, 76, tones.salsa) +
    tortillas(chance, 360, 60, 120, 3) +
    [radish(-430, -20), radish(-400, 20), onionRing(-60, -30, 44), onionRing(-20, 0, 40)].join('') +
    lime(-60, 120, 0.66, 30)
  );
}

export const grill: Record<string, () => string> = {
  hilachas: () => table(maize, hilachas()),
  'carne-asada-chapina': () => table(cherry, carneAsada()),
  'chiles-rellenos': () => table(jade, stuffedPeppers()),
  'pollo-en-crema-con-loroco': () => table(indigo, creamyChicken()),
  'longaniza-y-chorizo': () => table(linen, sausages()),
  'carne-adobada': () => table(lagoon, adobada()),
  'mojarra-frita': () => table(plum, friedFish()),
  'parrillada-para-dos': () => table(jade, platter()),
};
