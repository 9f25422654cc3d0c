import { brothRing, noodles, oil, ramenNoodle, udonNoodle } from './noodles.ts';
import { friedPrawn, halfEgg, mushroom, seaweedSheet } from './toppings.ts';
import { avocadoSlices, cucumbers, radishes, scallion, seeds } from '../garnish.ts';
import { type Body, chunk, cube, mangoCube, porkBelly, salmonCube, tofuCube } from '../chunk.ts';
import { lay } from '../ground.ts';
import { fullTurn, polar } from '../outline.ts';
import { brownRice, friedRice, rice } from '../rice.ts';
import { bowl, celadonBowl, coalBowl, milkBowl, violetBowl } from '../vessels.ts';
import { repeatMarkup } from '../../kit/markup.ts';
import { random } from '../../kit/random.ts';
import { ellipse, stroke } from '../../kit/shapes.ts';

const grid = (
  count: number,
  columns: number,
  x: number,
  y: number,
  step: number,
  draw: (index: number) => string,
): string =>
  repeatMarkup(count, (index) =>
    lay(
      x + (index % columns) * step,
      y + Math.floor(index / columns) * step * 0.92,
      (index * 37) % 50,
      1,
      draw(index),
    ),
  );

const pork = (index: number): string =>
  chunk(`chashu ${index}`, 118, 88, porkBelly, { marks: ['#f7d3b4', '#7a3418'] });

export const tonkotsu = (): string =>
  bowl({ ...coalBowl, broth: ['#e9a74e', '#c9792a', '#8a4412'] }) +
  noodles('ramen', 600, 480, 318, ramenNoodle) +
  brothRing('#b4651f') +
  oil('tonkotsu', 310, '#ffd08a') +
  lay(770, 330, 0, 1, pork(1)) +
  lay(810, 490, 20, 1, pork(2)) +
  lay(480, 240, -16, 1, seaweedSheet) +
  lay(400, 430, -20, 1.15, halfEgg) +
  lay(440, 590, -50, 1.15, halfEgg) +
  scallion('ramen', 630, 560, 110, 26);

const corn = (seed: string): string => {
  const chance = random(seed);
  return repeatMarkup(34, () => {
    const [x, y] = [chance.around(0, 150), chance.around(0, 110)];
    return (
      ellipse(x + 2, y + 4, 15, 12, '#8a5a0c', { opacity: 0.4 }) +
      ellipse(x, y, 14, 11, chance.pick(['#ffd84a', '#f7c02c'])) +
      ellipse(x - 4, y - 4, 4, 2.5, '#fff', { opacity: 0.7 })
    );
  });
};

export const mushroomRamen = (): string =>
  bowl({ ...celadonBowl, broth: ['#d9a45c', '#b27a36', '#7a4a1a'] }) +
  noodles('hongos', 600, 480, 318, ramenNoodle) +
  brothRing('#94622a') +
  repeatMarkup(5, (index) =>
    lay(
      400 + (index % 3) * 96,
      330 + Math.floor(index / 3) * 110,
      -20 + index * 14,
      1.05,
      mushroom,
    ),
  ) +
  lay(770, 380, 0, 1, corn('elote')) +
  grid(4, 2, 700, 540, 92, (index) => cube(`tofu ${index}`, 52, tofuCube)) +
  scallion('hongos', 480, 610, 100, 22);

export const udon = (): string =>
  bowl({ ...milkBowl, broth: ['#dba65e', '#b97a34', '#84501c'] }) +
  noodles('udon', 600, 480, 318, udonNoodle) +
  brothRing('#a36a2c') +
  lay(500, 300, -24, 1.15, friedPrawn) +
  lay(520, 430, -24, 1.15, friedPrawn) +
  repeatMarkup(3, (index) => lay(690 + index * 66, 590 - index * 70, index * 20, 1, fishCake)) +
  scallion('udon', 500, 610, 100, 26);

const fishCake =
  ellipse(4, 10, 62, 56, '#000', { opacity: 0.3 }) +
  ellipse(0, 0, 60, 54, '#fffaf4', { stroke: '#f2a5b4', 'stroke-width': 6 }) +
  stroke('M-2 4C10 -8 -14 -18 -22 -2C-30 18 4 32 24 14C40 -4 28 -34 0 -36', '#e8587c', 9);

const roe = (seed: string): string => {
  const chance = random(seed);
  return repeatMarkup(44, () => {
    const [x, y] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * 84);
    return (
      ellipse(x + 1, y + 3, 11, 11, '#a8400c', { opacity: 0.5 }) +
      ellipse(x, y, 10, 10, chance.pick(['#ff8a1f', '#ffb04a', '#f26a12']))
    );
  });
};

/** Cubes in a loose heap: a ring of six around one. */
const heap = (seed: string, x: number, y: number, body: Body): string =>
  repeatMarkup(10, (index) => {
    const [dx, dy] = polar(index * 1.1, index < 6 ? 104 : 46);
    return lay(x + dx, y + dy * 0.86, (index * 47) % 80, 1, cube(`${seed} ${index}`, 58, body));
  });

export const salmonPoke = (): string =>
  bowl({ ...violetBowl, broth: ['#f6efe1', '#ede3cf', '#c9b998'] }) +
  lay(600, 456, 0, 1, rice('poke', 340, 330, 240)) +
  heap('salmón', 460, 360, salmonCube) +
  lay(780, 330, 20, 1.4, avocadoSlices(7)) +
  lay(690, 600, -14, 1.2, cucumbers(4)) +
  lay(470, 620, 0, 1.2, roe('masago')) +
  repeatMarkup(4, (index) =>
    lay(
      600 + (index % 2) * 60,
      470 + index * 22,
      index * 50,
      0.8,
      chunk(`wakame ${index}`, 70, 26, ['#5c8f4a', '#2f5a2c', '#163018'], { wobble: 0.3 }),
    ),
  ) +
  scallion('poke', 600, 456, 250, 18) +
  seeds('poke ajonjolí', 600, 450, 250, 30);

const shreds = (seed: string, colours: readonly [string, ...string[]]): string => {
  const chance = random(seed);
  return repeatMarkup(24, () => {
    const [x, y] = [chance.around(0, 130), chance.around(0, 110)];
    return stroke(
      `M${Math.round(x)} ${Math.round(y)}q${Math.round(chance.around(20, 40))} ${Math.round(chance.around(0, 60))} ${Math.round(chance.around(50, 40))} ${Math.round(chance.around(0, 40))}`,
      chance.pick(colours),
      10,
    );
  });
};

const pods = (seed: string): string => {
  const chance = random(seed);
  return repeatMarkup(16, () => {
    const [x, y] = [chance.around(0, 190), chance.around(0, 130)];
    return (
      ellipse(x + 2, y + 5, 24, 19, '#000', { opacity: 0.25 }) +
      ellipse(x, y, 23, 18, chance.pick(['#9ccc4a', '#7fb238'])) +
      ellipse(x - 6, y - 6, 7, 4, '#eaf7c4', { opacity: 0.8 })
    );
  });
};

export const tofuPoke = (): string =>
  bowl({ ...milkBowl, broth: ['#d8b98a', '#b98f58', '#8a6434'] }) +
  lay(600, 456, 0, 1, rice('integral', 340, 330, 210, brownRice)) +
  grid(6, 3, 400, 320, 92, (index) => cube(`tofu ${index}`, 52, tofuCube)) +
  lay(790, 340, 0, 1, pods('edamame')) +
  grid(5, 3, 680, 520, 84, (index) => cube(`mango ${index}`, 50, mangoCube)) +
  lay(430, 600, 0, 1, shreds('col', ['#7a3a8c', '#a05ab4', '#5c2470'])) +
  radishes([600, 470], [640, 510], [570, 530]) +
  seeds('tofu', 600, 450, 250, 26);

const peas = (
  seed: string,
  colours: readonly [string, ...string[]],
  count: number,
  size: number,
): string => {
  const chance = random(seed);
  return repeatMarkup(count, () => {
    const [x, y] = [chance.around(600, 520), chance.around(450, 480)];
    return (
      ellipse(x + 2, y + 4, size, size * 0.9, '#000', { opacity: 0.3 }) +
      ellipse(x, y, size, size * 0.9, chance.pick(colours)) +
      ellipse(x - 4, y - 4, 4, 3, '#fff', { opacity: 0.6 })
    );
  });
};

export const friedRiceBowl = (): string =>
  bowl({ ...coalBowl, broth: ['#d9a052', '#b87c32', '#7f4f16'] }) +
  lay(600, 456, 0, 1, rice('yakimeshi', 335, 325, 250, friedRice)) +
  peas('chícharo', ['#7dbb3c', '#5f9e2c'], 20, 15) +
  peas('zanahoria', ['#f58a2c', '#e2701a'], 16, 14) +
  repeatMarkup(8, (index) =>
    lay(
      430 + (index % 4) * 110,
      350 + Math.floor(index / 4) * 180 + (index % 2) * 40,
      index * 31,
      0.62,
      chunk(`res ${index}`, 84, 56, ['#a8683c', '#6f3a1a', '#3a1a08'], {
        marks: ['#c98a5a', '#2a1006'],
      }),
    ),
  ) +
  lay(600, 450, 0, 1.2, egg) +
  scallion('yakimeshi', 600, 460, 240, 16);

const egg =
  ellipse(6, 14, 130, 112, '#000', { opacity: 0.3 }) +
  ellipse(0, 0, 130, 112, '#fffdf6', { stroke: '#e8cf9a', 'stroke-width': 7 }) +
  ellipse(14, -4, 56, 50, '#f79a1a') +
  ellipse(4, -18, 26, 14, '#ffd27a', { opacity: 0.9 });
