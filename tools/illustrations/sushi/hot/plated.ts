import { friedPrawn, gyoza } from './toppings.ts';
import { chunk, cube, fried, tunaCube } from '../chunk.ts';
import { avocadoSlices, citrusHalf, cucumbers, scallion, seeds, shiso } from '../garnish.ts';
import { lay } from '../ground.ts';
import { fullTurn, polar } from '../outline.ts';
import {
  bowl,
  celadonBowl,
  coalBowl,
  coalGlaze,
  milkGlaze,
  plate,
  sauceDish,
  violetBowl,
  violetGlaze,
} from '../vessels.ts';
import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';

export const dumplings = (): string =>
  plate(coalGlaze) +
  repeatMarkup(5, (index) => lay(430 + index * 84, 300 + index * 78, -38, 1.08, gyoza)) +
  scallion('gyoza', 560, 520, 200, 22) +
  sauceDish(846, 256);

/** A place on a circle around the middle of the picture. */
const around = (
  index: number,
  count: number,
  distance: number,
): readonly [x: number, y: number] => {
  const [x, y] = polar((index / count) * fullTurn, distance);
  return [600 + x, 456 + y];
};

const podOutline =
  'M-96 8C-80 -30 -50 -34 -30 -24C-10 -40 20 -40 36 -24C60 -36 84 -24 98 -2C84 24 60 34 36 24C16 36 -12 36 -30 24C-54 34 -80 30 -96 8Z';

const pod =
  shadow(podOutline, { right: 4, down: 10 }) +
  shape(podOutline, vertical([0, '#b4d958'], [0.5, '#85b83a'], [1, '#4f7f1e'])) +
  [-50, 4, 58]
    .map(
      (x) =>
        ellipse(x, -4, 24, 18, '#c4e272', { opacity: 0.75 }) +
        ellipse(x - 6, -10, 9, 5, '#fff', { opacity: 0.55 }),
    )
    .join('');

export const edamame = (): string => {
  const chance = random('edamame');
  return (
    bowl({ ...coalBowl, broth: ['#3c3c46', '#2a2a32', '#16161b'] }) +
    repeatMarkup(26, () => {
      const [x, y] = polar(chance.next() * fullTurn, Math.sqrt(chance.next()) * 250);
      return lay(600 + x, 456 + y, chance.between(0, 180), 1.12, pod);
    }) +
    seeds('sal', 600, 450, 260, 46, ['#ffffff', '#f4f0ea'])
  );
};

const skewer = (seed: string): string => {
  const chance = random(seed);
  const balls = [-120, 0, 120].map((x) => {
    const d = blob(chance, x, 0, 70, 64, { wobble: 0.07, points: 10 });
    const crumbs = repeatMarkup(14, () =>
      shape(
        blob(chance, chance.around(x, 120), chance.around(0, 110), 14, 9, {
          wobble: 0.3,
          points: 6,
        }),
        chance.pick(['#ffe7ae', '#c67a22', '#96520f']),
        { opacity: 0.45 },
      ),
    );
    return (
      shadow(d, { right: 6, down: 14, blur: 10 }) +
      shape(
        d,
        radial({ x: 0.36, y: 0.26, radius: 0.8 }, [0, '#ffd98a'], [0.5, '#eba544'], [1, '#b4661a']),
      ) +
      clipped(d, crumbs)
    );
  });
  return (
    box(-230, -7, 560, 14, '#d9b27c', { rx: 7 }) +
    box(-230, -7, 560, 5, '#f4dcb4', { rx: 3 }) +
    balls.join('')
  );
};

export const cheeseSkewers = (): string =>
  plate(violetGlaze) +
  repeatMarkup(4, (index) =>
    lay(580 + index * 20, 240 + index * 122, -16, 1, skewer(`kushiage ${index}`)),
  ) +
  sauceDish(340, 640, '#f2b33c');

const tostada = (seed: string): string => {
  const chance = random(seed);
  const d = blob(chance, 0, 0, 158, 152, { wobble: 0.03, points: 14 });
  return (
    shadow(d, { right: 6, down: 14, blur: 10, opacity: 0.45 }) +
    shape(
      d,
      radial({ x: 0.4, y: 0.35, radius: 0.7 }, [0, '#ffe7b4'], [0.7, '#efbf6a'], [1, '#c2873a']),
    ) +
    repeatMarkup(7, (index) =>
      lay(
        ...polar(index * 0.9, index === 0 ? 0 : 70),
        index * 40,
        1,
        cube(`${seed} ${index}`, 42, tunaCube),
      ),
    ) +
    lay(20, -8, index30(seed), 0.72, avocadoSlices(3)) +
    stroke('M-90 40q30 -40 60 -10t60 -10t60 -10', '#f7a23c', 9) +
    seeds(seed, 0, 0, 100, 10, ['#2a2320', '#fbe7b8'])
  );
};

const index30 = (seed: string): number => seed.length * 30;

export const tunaTostadas = (): string =>
  plate(milkGlaze) +
  lay(430, 340, 0, 1.06, tostada('tostada')) +
  lay(770, 350, 0, 1.06, tostada('tostada dos')) +
  lay(600, 610, 0, 1.06, tostada('tostada tres')) +
  lay(830, 590, -30, 1, citrusHalf('#5e9a1e', '#e9f3a6', '#b5d34a'));

export const misoSoup = (): string =>
  bowl({
    outside: ['#8a2f2a', '#3c0f0e'],
    inside: '#1a1416',
    broth: ['#dcae6a', '#c0894a', '#8c5a26'],
    radius: 370,
  }) +
  ellipse(560, 430, 220, 160, '#f0cf96', { opacity: 0.4, ...soft(30) }) +
  repeatMarkup(7, (index) =>
    lay(
      ...around(index, 7, index === 0 ? 0 : 130 + (index % 2) * 70),
      index * 23,
      1.15,
      cube(`miso ${index}`, 44, ['#fffdf4', '#f3e6ca', '#cdb78e']),
    ),
  ) +
  repeatMarkup(6, (index) =>
    lay(
      ...around(index + 0.5, 6, 190 - (index % 2) * 80),
      index * 60,
      0.9,
      chunk(`wakame ${index}`, 62, 26, ['#4d7a4a', '#24482c', '#10251a'], { wobble: 0.3 }),
    ),
  ) +
  scallion('miso', 620, 500, 150, 22);

export const cucumberSalad = (): string =>
  bowl({ ...celadonBowl, broth: ['#f4f6e4', '#e2e8c8', '#b4bf8e'] }) +
  repeatMarkup(6, (index) =>
    lay(...around(index, 6, 215), index * 60 + 90, 1.2, cucumbers(3, 56, 16)),
  ) +
  lay(540, 440, 0, 1.25, cucumbers(4, 48, 30)) +
  repeatMarkup(7, (index) =>
    lay(
      ...around(index, 7, 150 + (index % 2) * 90),
      index * 51,
      0.8,
      chunk(`surimi ${index}`, 60, 24, ['#ffffff', '#ffe9e2', '#ef6a4c']),
    ),
  ) +
  seeds('sunomono', 600, 450, 260, 44);

const rockShrimp = (seed: string): string =>
  chunk(seed, 84, 66, fried, { wobble: 0.16, points: 9, marks: ['#ffe7ae', '#c67a22'] }) +
  stroke('M-46 -10q24 -34 48 -4t46 -6', '#e8622c', 13) +
  stroke('M-46 -14q24 -34 48 -4t46 -6', '#ffb08a', 4, { opacity: 0.7 });

export const rockShrimps = (): string =>
  bowl({ ...violetBowl, broth: ['#8cb84a', '#5f8f2c', '#33561a'] }) +
  [
    [430, 340],
    [600, 300],
    [770, 360],
    [400, 500],
    [570, 470],
    [750, 540],
    [480, 640],
    [640, 640],
  ]
    .map(([x = 0, y = 0], index) => lay(x, y, index * 47, 1.1, rockShrimp(`roca ${index}`)))
    .join('') +
  scallion('roca', 600, 460, 230, 18);

export const tempuraPlate = (): string =>
  plate(milkGlaze) +
  lay(330, 560, -30, 1.9, shiso()) +
  repeatMarkup(4, (index) => lay(470 + index * 60, 320 + index * 100, -24, 1.2, friedPrawn)) +
  sauceDish(830, 240, '#5a2c10');
