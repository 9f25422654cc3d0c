import { at } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { mug } from '../drinks/glasses.ts';
import { rice, sesame } from '../pieces/grains.ts';
import { fat, piece, tones } from '../pieces/piece.ts';
import {
  cinnamon,
  cookie,
  fritter,
  plantain,
  raisin,
  rellenito,
  torreja,
} from '../sweet/sweets.ts';
import { cherry, indigo, jade, lagoon, linen, maize, plum, table } from '../table/cloths.ts';
import { clayBowl, clayPlate, dish, enamelBowl, plate } from '../table/vessels.ts';

const gloria = (): string =>
  plate('#1F6F54', 400) +
  [
    [-200, -120, -30],
    [-40, -150, -18],
    [120, -120, 10],
    [-170, 6, -24],
    [170, 20, 14],
    [-100, 126, -16],
    [70, 136, 6],
  ]
    .map(([x, y, lean]) => plantain(x ?? 0, y ?? 0, 1.05, lean ?? 0))
    .join('') +
  piece(random('gloria'), [0, 0, 98, 76], tones.cream, { wobble: 0.08, points: 12 }) +
  specks(
    random('canela gloria'),
    { x: -70, y: -50, width: 140, height: 100 },
    { count: 40, colours: ['#9A5B1E', '#7A3C0C'], size: [2, 5], opacity: 0.8 },
  );

function riceMilk(): string {
  const chance = random('arroz con leche');
  return (
    enamelBowl(['#FFFDF6', '#FBF1DC', '#E5D2AE'], '#F2B705', 370) +
    rice(chance, 0, 6, 290, 280, 260, {
      base: '#FBF1DC',
      colours: ['#FFFFFF', '#F8F3E8', '#E6DCC8'],
    }) +
    ellipse(0, 6, 316, 316, '#FFF8E8', { opacity: 0.4 }) +
    specks(
      chance,
      { x: -150, y: -120, width: 300, height: 260 },
      { count: 130, colours: ['#9A5B1E', '#7A3C0C'], size: [2, 5], opacity: 0.8 },
    ) +
    cinnamon(40, -40, -24, 280) +
    [raisin(-120, 60), raisin(-90, -110), raisin(140, 120), raisin(30, 150), raisin(-30, 80)].join(
      '',
    )
  );
}

const rellenitos = (): string =>
  clayPlate() +
  rellenito(-130, -130, 1.16, -20) +
  rellenito(130, -110, 1.16, 16) +
  rellenito(-150, 70, 1.16, 10) +
  rellenito(60, 100, 1.3, -10, true) +
  dish(-40, 240, 70, tones.cream);

function fritters(): string {
  const chance = random('bunuelos');
  const balls = [
    [-120, -120],
    [40, -150],
    [170, -40],
    [-170, 40],
    [0, 20],
    [120, 130],
    [-60, 160],
  ];
  return (
    clayBowl(['#F2B04A', '#C97A1A', '#8A4A08'], 380) +
    fat(chance, 300, '#FFE0A0', 30) +
    balls.map(([x, y]) => fritter(x ?? 0, y ?? 0, 92)).join('') +
    specks(
      chance,
      { x: -200, y: -200, width: 400, height: 400 },
      { count: 30, colours: ['#D9467E', '#F2B705', '#FFFFFF'], size: [5, 8], opacity: 1 },
    )
  );
}

const torrejas = (): string =>
  enamelBowl(['#E8A04A', '#B96A1A', '#7A3C08'], '#1C4E80', 384) +
  torreja(-110, -120, -16) +
  torreja(110, -50, 12) +
  torreja(-60, 120, -6) +
  cinnamon(150, 150, -40, 200) +
  [raisin(20, -160), raisin(-180, 20), raisin(30, 40)].join('');

function sweetMole(): string {
  const chance = random('mole de platano');
  return (
    clayBowl(['#6A3A22', '#3E1C10', '#1C0A05']) +
    [
      plantain(-130, -110, 1.3, -30),
      plantain(80, -140, 1.3, 8),
      plantain(-100, 60, 1.3, -14),
      plantain(130, 40, 1.3, 24),
      plantain(10, 170, 1.3, -4),
    ].join('') +
    piece(chance, [0, -20, 190, 90], ['#6E3A20', '#45200F', '#1F0B04'], {
      wobble: 0.24,
      points: 14,
      shine: 0.6,
    }) +
    sesame(chance, 0, 0, 220, 190, 110)
  );
}

const champurradas = (): string => {
  const chance = random('champurradas');
  return (
    plate('#B3263F', 400) +
    cookie(chance, -130, -120, 156) +
    cookie(chance, 120, -60, 156) +
    cookie(chance, -60, 120, 160) +
    at(
      230,
      190,
      1,
      mug({
        drink: ['#8A5428', '#4E2810', '#2A1206'],
        outside: ['#1C4E80', '#0F2F52'],
        rim: '#FFF3DC',
        radius: 116,
      }),
    )
  );
};

export const sweets: Record<string, () => string> = {
  'platanos-en-gloria': () => table(cherry, gloria()),
  'arroz-con-leche': () => table(linen, riceMilk()),
  rellenitos: () => table(jade, rellenitos()),
  'bunuelos-con-miel': () => table(indigo, fritters()),
  torrejas: () => table(plum, torrejas()),
  'mole-de-platano': () => table(maize, sweetMole()),
  champurradas: () => table(lagoon, champurradas()),
};
