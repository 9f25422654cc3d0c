import { at, turned } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import { mug } from '../drinks/glasses.ts';
import { tortillas } from '../maize/tortillas.ts';
import { sprig } from '../pieces/greens.ts';
import { crumbs, diced, refried } from '../pieces/grains.ts';
import { friedEgg } from '../pieces/meats.ts';
import { piece, tones } from '../pieces/piece.ts';
import { butter, cinnamon, honey, pancakes, plantain, roll } from '../sweet/sweets.ts';
import { cherry, indigo, jade, lagoon, maize, plum, table } from '../table/cloths.ts';
import { clayPlate, dish, enamelBowl, griddle, plate } from '../table/vessels.ts';

function fullBreakfast(): string {
  const chance = random('desayuno chapin');
  return (
    plate('#1C4E80', 420) +
    friedEgg(chance, -130, -130, 134) +
    friedEgg(chance, 90, -190, 124) +
    refried(chance, 190, 20, 130, 92) +
    [
      plantain(-210, 70, 1.05, -20),
      plantain(-120, 120, 1.05, -12),
      plantain(-200, 160, 1.05, -26),
    ].join('') +
    piece(chance, [40, 200, 96, 70], ['#FFFFFF', '#F8F1DF', '#D6C9A8'], {
      wobble: 0.06,
      points: 8,
    }) +
    piece(chance, [-20, 20, 110, 44], tones.salsa, { wobble: 0.2, points: 12 }) +
    sprig(-30, 10)
  );
}

function ranchero(): string {
  const chance = random('rancheros');
  return (
    griddle() +
    tortillas(chance, -60, -90, 190, 1) +
    tortillas(chance, 80, 110, 190, 1) +
    friedEgg(chance, -70, -96, 140) +
    friedEgg(chance, 84, 104, 140) +
    piece(chance, [0, 10, 250, 70], tones.salsa, { wobble: 0.2, points: 15 }) +
    diced(chance, [0, 10, 190, 50], 40, ['#F46A4A', '#FFF1F4', '#8CC63F', '#D42A1E'], 22) +
    sprig(-20, 0)
  );
}

function scrambled(): string {
  const chance = random('huevos con longaniza');
  const curd = ['#FFF0A0', '#F7CF4A', '#C08E14'] as const;
  const curds = Array.from({ length: 15 }, (_, index) => {
    const [angle, reach] = [index * 2.4, 46 * Math.sqrt(index)];
    return piece(
      chance,
      [-60 + Math.cos(angle) * reach, -40 + Math.sin(angle) * reach * 0.8, 66, 48],
      curd,
      { wobble: 0.22, points: 10 },
    );
  });
  const meat = diced(chance, [-60, -40, 190, 140], 30, ['#8E421A', '#B9602A', '#5E2410'], 34);
  return (
    plate('#F2B705', 420) +
    curds.join('') +
    meat +
    sprig(-60, -60) +
    refried(chance, 200, 130, 120, 84) +
    tortillas(chance, -170, 220, 110, 3)
  );
}

function oatmeal(): string {
  const chance = random('mosh');
  return (
    enamelBowl(['#FFF3DC', '#EEDBB4', '#C9AE7A'], '#B3263F') +
    specks(
      chance,
      { x: -220, y: -220, width: 440, height: 440 },
      { count: 170, colours: ['#FFFDF2', '#D9C08E', '#C9A768'], size: [7, 13], opacity: 0.75 },
    ) +
    ellipse(0, 6, 290, 290, '#FFF6E2', { opacity: 0.25 }) +
    specks(
      chance,
      { x: -150, y: -150, width: 300, height: 300 },
      { count: 90, colours: ['#9A5B1E', '#7A3C0C'], size: [2, 5], opacity: 0.8 },
    ) +
    cinnamon(60, -60, -24)
  );
}

/** Half a roll, its crumb up, spread with beans and cheese. */
function openHalf(): string {
  const chance = random('pan con frijol');
  return (
    piece(chance, [0, 0, 226, 116], ['#F2C27A', '#C98A3E', '#8A5018'], {
      wobble: 0.03,
      points: 14,
      shine: 0,
    }) +
    piece(chance, [0, -6, 206, 98], ['#FFF8E2', '#F8E8C0', '#DDBB7C'], {
      wobble: 0.03,
      points: 14,
      shine: 0,
    }) +
    piece(chance, [0, -6, 176, 74], tones.beans, { wobble: 0.08, points: 14 }) +
    crumbs(chance, 0, -6, 120, 44, 36)
  );
}

const beanRoll = (): string =>
  clayPlate() + roll(-40, -170, 1.16, -10) + at(20, 90, 1.22, turned(-8, 0, 0, openHalf()));

function pancakePile(): string {
  const chance = random('panqueques');
  return (
    plate('#1F7F86', 410) +
    pancakes(-40, 10, 260) +
    honey(chance, -20, 0, 170, 120) +
    butter(-16, -30) +
    [plantain(190, 120, 0.8, -30), plantain(150, 200, 0.8, -10), plantain(230, 30, 0.8, -60)].join(
      '',
    ) +
    dish(-280, 200, 78, ['#F9C04A', '#E08A14', '#A85A08'])
  );
}

const coffee = (): string =>
  mug({
    drink: ['#6E4020', '#3E1E0C', '#1E0C04'],
    outside: ['#1F6F54', '#124534'],
    rim: '#FFF3DC',
    radius: 130,
  });

export const breakfast: Record<string, () => string> = {
  'desayuno-chapin': () => table(maize, at(-70, 0, 1, fullBreakfast()), at(430, -230, 1, coffee())),
  'huevos-rancheros': () => table(jade, ranchero()),
  'huevos-con-longaniza': () => table(indigo, scrambled()),
  'mosh-de-avena': () => table(plum, at(0, 0, 1.04, oatmeal())),
  'pan-frances-con-frijol': () => table(cherry, beanRoll()),
  'panqueques-con-miel': () => table(lagoon, pancakePile()),
};
