import { bottleOutline, glass, ice, mat, straw } from './glass.ts';
import { citrusWheel, shiso } from '../garnish.ts';
import { board, lay } from '../ground.ts';
import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { horizontal, radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';

export const greenTea = (): string =>
  mat(600, 450, 340) +
  lay(
    600,
    450,
    0,
    1.14,
    glass({
      liquid: ['#e2e88a', '#b4c24a', '#7a8a24'],
      floating:
        ice('té', 4, 100) +
        lay(-40, 60, -20, 0.9, shiso('#9ad05a', '#4f9a34')) +
        lay(-20, 70, 70, 0.7, shiso('#9ad05a', '#4f9a34')),
    }),
  );

export const yuzuLemonade = (): string =>
  mat(560, 470, 320, ['#d9a869', '#9a6534']) +
  lay(
    560,
    470,
    0,
    1.12,
    glass({
      liquid: ['#fffbdc', '#fbeea0', '#dcc75a'],
      floating:
        ice('yuzu', 3, 104) +
        lay(-46, -36, 10, 1, citrusWheel('#f4c21e', '#fff8d0', '#ffdf5c')) +
        lay(62, 66, 40, 0.92, citrusWheel('#f4c21e', '#fff8d0', '#ffdf5c')),
    }),
    straw('#6a3d8f'),
  ) +
  lay(930, 640, 0, 0.9, citrusWheel('#f4c21e', '#fff8d0', '#ffdf5c'));

const strawberry = (x: number, y: number, degrees: number): string =>
  lay(
    x,
    y,
    degrees,
    1,
    shadow('M0 76C-60 40 -74 -30 -40 -52C-20 -62 20 -62 40 -52C74 -30 60 40 0 76Z', {
      down: 8,
      opacity: 0.3,
    }),
    shape(
      'M0 76C-60 40 -74 -30 -40 -52C-20 -62 20 -62 40 -52C74 -30 60 40 0 76Z',
      vertical([0, '#f2545c'], [1, '#b8182c']),
    ),
    shape('M0 52C-32 28 -40 -14 -20 -30C-8 -36 8 -36 20 -30C40 -14 32 28 0 52Z', '#ffc9c9', {
      opacity: 0.8,
    }),
    stroke('M0 -24V34', '#fff4f2', 7, { opacity: 0.9 }),
  );

export const strawberryCalpico = (): string =>
  mat(600, 450, 330) +
  lay(
    600,
    450,
    0,
    1.12,
    glass({
      liquid: ['#fffafa', '#ffe4e6', '#f2b3bc'],
      floating:
        ice('calpico', 3, 96) +
        strawberry(-70, 40, -24) +
        strawberry(40, -60, 30) +
        strawberry(74, 86, 100),
    }),
    straw('#ff9470'),
  );

const glassBlue = vertical([0, '#c8f0f4'], [0.35, '#7fd0dc'], [0.7, '#4fb0c4'], [1, '#2a7a94']);

const ramuneBottle = (): string =>
  shadow(bottleOutline, { right: 10, down: 30, blur: 18, opacity: 0.5 }) +
  shape(bottleOutline, glassBlue) +
  shape('M210 -36C180 -20 180 20 210 36C232 26 232 -26 210 -36Z', '#2a7a94', { opacity: 0.55 }) +
  ellipse(
    176,
    0,
    30,
    30,
    radial({ x: 0.35, y: 0.3, radius: 0.8 }, [0, '#ffffff'], [0.6, '#a8e0ea'], [1, '#3f8ea4']),
  ) +
  box(-240, -86, 210, 172, '#ffffff') +
  box(-240, -86, 210, 34, '#ff9470') +
  ellipse(-135, 16, 44, 44, '#6a3d8f') +
  stroke('M-178 28c14 -12 28 12 42 0s28 -12 44 0', '#fff', 7) +
  box(306, -48, 52, 96, '#6a3d8f', { rx: 12 }) +
  stroke('M-296 -58H60C110 -58 140 -22 196 -18', '#fff', 12, { opacity: 0.65 });

export const ramune = (): string =>
  board({ x: 110, y: 230, width: 980, height: 450 }) +
  lay(570, 470, -30, 1.14, ramuneBottle()) +
  repeatMarkup(3, (index) => marble(880 + index * 44, 600 - index * 90));

const marble = (x: number, y: number): string =>
  ellipse(x + 6, y + 14, 30, 28, '#000', { opacity: 0.45, ...soft(6) }) +
  ellipse(
    x,
    y,
    30,
    30,
    radial({ x: 0.35, y: 0.3, radius: 0.8 }, [0, '#ffffff'], [0.6, '#8fd4e2'], [1, '#2f829c']),
  );

const flask = (): string =>
  ellipse(26, 44, 190, 190, '#0b0508', { opacity: 0.5, ...soft(30) }) +
  ellipse(
    0,
    0,
    188,
    188,
    radial({ x: 0.36, y: 0.3, radius: 0.78 }, [0, '#ffffff'], [0.6, '#eee6da'], [1, '#b3a797']),
  ) +
  repeatMarkup(3, (index) =>
    ellipse(0, 0, 168 - index * 16, 168 - index * 16, 'none', {
      stroke: '#4a5f9c',
      'stroke-width': index === 1 ? 9 : 4,
      opacity: 0.75,
    }),
  ) +
  ellipse(6, 12, 80, 80, '#000', { opacity: 0.25, ...soft(10) }) +
  ellipse(0, 0, 76, 76, '#f8f2e8') +
  ellipse(0, 0, 58, 58, '#5a5048') +
  ellipse(4, 6, 50, 50, '#d8d2ba') +
  stroke('M-150 -52A160 160 0 0 1 -56 -148', '#fff', 10, { opacity: 0.8 });

const sakeCup = (): string =>
  ellipse(12, 24, 96, 96, '#0b0508', { opacity: 0.5, ...soft(10) }) +
  ellipse(0, 0, 94, 94, '#f8f2e8') +
  ellipse(
    0,
    0,
    80,
    80,
    radial({ x: 0.4, y: 0.35, radius: 0.7 }, [0, '#fffef6'], [0.7, '#ece8d2'], [1, '#c9c3a4']),
  ) +
  ellipse(0, 2, 46, 46, 'none', { stroke: '#4a5f9c', 'stroke-width': 7, opacity: 0.55 }) +
  ellipse(0, 2, 22, 22, '#4a5f9c', { opacity: 0.55 });

export const sake = (): string =>
  board({ x: 130, y: 180, width: 940, height: 540, matter: ['#6e4a34', '#3a2216'] }) +
  lay(440, 470, 0, 1, flask()) +
  lay(740, 340, 0, 1.1, sakeCup()) +
  lay(790, 580, 0, 1.1, sakeCup());

const beerFoam = (): string => {
  const chance = random('espuma');
  return (
    shape(
      blob(chance, 0, 0, 196, 192, { wobble: 0.04, points: 14 }),
      radial({ x: 0.38, y: 0.3, radius: 0.8 }, [0, '#ffffff'], [0.7, '#fff3d8'], [1, '#ecd29a']),
    ) +
    repeatMarkup(46, () =>
      ellipse(
        chance.around(0, 260),
        chance.around(0, 260),
        chance.between(5, 15),
        chance.between(5, 14),
        '#fff',
        {
          opacity: 0.65,
          stroke: '#e4cb98',
          'stroke-width': 2,
        },
      ),
    )
  );
};

const brownBottle = (): string =>
  shadow(bottleOutline, { right: 10, down: 30, blur: 18, opacity: 0.5 }) +
  shape(bottleOutline, vertical([0, '#b8742c'], [0.4, '#8a4a14'], [1, '#42200a'])) +
  clipped(
    bottleOutline,
    box(-250, -90, 230, 180, '#fbf4e6'),
    box(-250, -90, 20, 180, '#c9a24a'),
    box(-40, -90, 20, 180, '#c9a24a'),
  ) +
  ellipse(-136, 0, 52, 52, '#ff9470') +
  stroke('M-186 16c16 -14 32 14 48 0s32 -14 50 0', '#fbf4e6', 8) +
  box(300, -42, 34, 84, horizontal([0, '#e8c860'], [1, '#a07a1c']), { rx: 8 }) +
  stroke('M-296 -56H60C110 -56 140 -20 196 -17', '#fff', 10, { opacity: 0.45 });

export const beer = (): string =>
  lay(560, 270, -14, 1, brownBottle()) +
  mat(520, 590, 240, ['#d9a869', '#9a6534']) +
  lay(
    520,
    590,
    0,
    0.94,
    glass({ liquid: ['#ffd764', '#f2b01e', '#b8700e'], radius: 222, floating: beerFoam() }),
  );
