import { lay } from '../ground.ts';
import { shiso } from '../garnish.ts';
import { celadonGlaze, coalGlaze, milkGlaze, plate, violetGlaze } from '../vessels.ts';
import { clipped, repeatMarkup, soft } from '../../kit/markup.ts';
import { radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';

const mochi = (seed: string, lit: string, middle: string, shaded: string): string => {
  const chance = random(seed);
  const d = blob(chance, 0, 0, 132, 124, { wobble: 0.03, points: 12 });
  return (
    shadow(d, { right: 8, down: 22, blur: 18, opacity: 0.5 }) +
    shape(d, radial({ x: 0.36, y: 0.3, radius: 0.8 }, [0, lit], [0.6, middle], [1, shaded])) +
    clipped(
      d,
      specks(
        chance,
        { x: -110, y: -110, width: 220, height: 200 },
        { count: 26, colours: ['#fff'], size: [3, 7], opacity: 0.6 },
      ),
    ) +
    ellipse(-44, -56, 46, 20, '#fff', { opacity: 0.6, ...soft(6) })
  );
};

export const mochis = (): string =>
  plate(coalGlaze) +
  lay(600, 310, 0, 1.05, mochi('fresa', '#ffe1e6', '#f8b3c0', '#d97f94')) +
  lay(455, 540, 0, 1.05, mochi('matcha', '#eaf2c6', '#bcd184', '#84a04c')) +
  lay(745, 540, 0, 1.05, mochi('mango', '#fff0c2', '#fdd17a', '#e0a03a'));

const sauceSplash = (): string => {
  const d = blob(random('chocolate'), 600, 490, 300, 210, { wobble: 0.13, points: 13 });
  return (
    shape(
      d,
      radial({ x: 0.4, y: 0.3, radius: 0.8 }, [0, '#6a3418'], [0.7, '#42190a'], [1, '#260c04']),
    ) + stroke('M390 420Q480 330 620 330', '#fff', 10, { opacity: 0.3, ...soft(6) })
  );
};

export const friedIceCream = (): string => {
  const chance = random('helado');
  const d = blob(chance, 0, 0, 190, 180, { wobble: 0.05, points: 14 });
  const crumbs = repeatMarkup(60, () =>
    shape(
      blob(chance, chance.around(0, 360), chance.around(0, 340), 19, 12, {
        wobble: 0.3,
        points: 6,
      }),
      chance.pick(['#ffe7ae', '#c67a22', '#ffc765', '#96520f']),
      { opacity: 0.45 },
    ),
  );
  const bite = 'M40 -190C120 -170 190 -90 188 10C120 10 60 -40 40 -190Z';
  return (
    plate(milkGlaze) +
    sauceSplash() +
    lay(
      590,
      430,
      0,
      1.1,
      shadow(d, { right: 10, down: 24, blur: 18, opacity: 0.5 }),
      shape(
        d,
        radial({ x: 0.36, y: 0.26, radius: 0.8 }, [0, '#ffd98a'], [0.5, '#eba544'], [1, '#a85c14']),
      ),
      clipped(
        d,
        crumbs,
        shape(bite, radial({ x: 0.4, y: 0.4, radius: 0.7 }, [0, '#fffdf4'], [1, '#f3e3c0']), {
          stroke: '#c98a3c',
          'stroke-width': 9,
        }),
      ),
    ) +
    lay(720, 640, 20, 1.1, shiso('#8cc63f', '#4f8a24')) +
    berry(470, 650) +
    berry(800, 560)
  );
};

const berry = (x: number, y: number): string =>
  ellipse(x + 4, y + 10, 40, 38, '#000', { opacity: 0.35, ...soft(6) }) +
  ellipse(
    x,
    y,
    40,
    38,
    radial({ x: 0.35, y: 0.3, radius: 0.8 }, [0, '#ff8a94'], [0.5, '#d42a3e'], [1, '#7a0c1c']),
  ) +
  ellipse(x - 12, y - 14, 9, 6, '#fff', { opacity: 0.8 });

const wedge =
  'M-230 120C-160 -20 -40 -150 200 -200C214 -40 190 110 130 210C0 220 -140 190 -230 120Z';

export const matchaCheesecake = (): string =>
  plate(violetGlaze) +
  lay(
    600,
    440,
    0,
    1.1,
    shadow(wedge, { right: 10, down: 40, blur: 18, opacity: 0.55 }),
    shape(wedge, '#b98a4c', { transform: 'translate(0 38)' }),
    shape(wedge, '#e6d9a8', { transform: 'translate(0 20)' }),
    shape(
      wedge,
      radial({ x: 0.4, y: 0.3, radius: 0.9 }, [0, '#d6e49a'], [0.6, '#a9c464'], [1, '#7d9a3e']),
    ),
    clipped(
      wedge,
      specks(
        random('matcha'),
        { x: -200, y: -180, width: 380, height: 360 },
        { count: 46, colours: ['#5c7a24', '#7d9a3e'], size: [3, 6], opacity: 0.6 },
      ),
    ),
    ellipse(60, -30, 78, 70, '#000', { opacity: 0.2, ...soft(6) }),
    ellipse(
      56,
      -40,
      76,
      68,
      radial({ x: 0.38, y: 0.3, radius: 0.8 }, [0, '#ffffff'], [0.7, '#f6f0e4'], [1, '#d6cbb8']),
    ),
    stroke('M26 -40q8 -34 36 -32t34 30t-24 28t-22 -18', '#d8cdb8', 6, { opacity: 0.8 }),
  ) +
  berry(400, 300) +
  berry(480, 250) +
  berry(420, 220);

const pancake = (tone: number): string =>
  ellipse(10, 22, 236, 226, '#000', { opacity: 0.4, ...soft(10) }) +
  ellipse(0, 14, 232, 222, '#e9c27c') +
  ellipse(
    0,
    0,
    230,
    220,
    radial(
      { x: 0.4, y: 0.32, radius: 0.75 },
      [0, tone === 0 ? '#c9803a' : '#d68f46'],
      [0.8, '#9c561e'],
      [0.93, '#c98a44'],
      [1, '#efcf92'],
    ),
  );

const caramel =
  'M-130 -40C-140 -120 -20 -150 60 -120C150 -130 170 -30 130 20C160 90 60 120 30 90C10 180 -40 190 -50 110C-130 110 -160 30 -130 -40Z';

export const dorayaki = (): string =>
  plate(celadonGlaze) +
  lay(660, 520, 0, 0.92, pancake(1)) +
  lay(540, 400, 0, 0.98, pancake(0)) +
  lay(
    540,
    400,
    0,
    0.95,
    shadow(caramel, { down: 10, opacity: 0.35 }),
    shape(caramel, vertical([0, '#f2b04a'], [0.6, '#d68422'], [1, '#a85c10'])),
    stroke('M-90 -50C-90 -100 -20 -116 40 -96', '#fff', 9, { opacity: 0.6 }),
  ) +
  repeatMarkup(5, (index) =>
    lay(
      480 + index * 36,
      380 + (index % 2) * 40,
      index * 40,
      1,
      ellipse(3, 6, 26, 16, '#000', { opacity: 0.3 }) +
        ellipse(0, 0, 26, 16, '#d9a066') +
        ellipse(-6, -4, 10, 4, '#f6dcb4'),
    ),
  );
