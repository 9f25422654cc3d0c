import { at, leaning, soft } from '../../kit/markup.ts';
import { even, radial, vertical } from '../../kit/paint.ts';
import { random } from '../../kit/random.ts';
import { blob, box, ellipse, shadow, shape, stroke } from '../../kit/shapes.ts';
import { specks } from '../../kit/texture.ts';
import {
  chocolateTablet,
  coffeeBean,
  foam,
  glass,
  jamaica,
  mug,
  saucer,
  tamarind,
} from '../drinks/glasses.ts';
import { cob } from '../maize/tortillas.ts';
import { leaf, lime, sprig } from '../pieces/greens.ts';
import { beans, rice } from '../pieces/grains.ts';
import { piece } from '../pieces/piece.ts';
import { cinnamon, cookie } from '../sweet/sweets.ts';
import { cherry, indigo, jade, lagoon, linen, maize, plum, table } from '../table/cloths.ts';
import { clayBowl, disc, enamelBowl } from '../table/vessels.ts';

const hibiscus = (): string =>
  at(-40, 10, 1.16, glass(['#E0355E', '#A80F3A', '#5E0420'], '#F2B705', leaf(-40, 0, 0.5, 40))) +
  jamaica(330, -230, 1.1, 12) +
  jamaica(420, 40, 0.9, 60) +
  jamaica(-430, 220, 0.9, 30);

const horchata = (): string =>
  at(
    -40,
    10,
    1.16,
    glass(
      ['#FFFDF4', '#F3E6CC', '#CDB68E'],
      '#B3263F',
      specks(
        random('canela horchata'),
        { x: -110, y: -100, width: 220, height: 200 },
        { count: 70, colours: ['#9A5B1E', '#7A3C0C'], size: [3, 6], opacity: 0.85 },
      ),
    ),
  ) +
  cinnamon(350, 190, -40) +
  rice(random('arroz horchata'), 390, -230, 110, 90, 130);

const tamarindDrink = (): string =>
  at(-40, 10, 1.16, glass(['#D9924A', '#A85E1E', '#5E2E0A'], '#1F6F54')) +
  tamarind(350, -210, 0.9, 20) +
  tamarind(380, 190, 0.9, -40) +
  tamarind(-430, 250, 0.8, -70);

const seeds = (): string =>
  specks(
    random('chan'),
    { x: -170, y: -170, width: 340, height: 340 },
    { count: 150, colours: ['#2A2A30', '#4A4A52', '#1A1A1E'], size: [4, 6], opacity: 0.9 },
  );

const limeade = (): string =>
  at(-40, 10, 1.16, glass(['#F7FBD0', '#DDEB8A', '#A3BE3E'], '#D9532F', seeds())) +
  lime(370, -210, 1.05, 10) +
  lime(390, 120, 1.05, 40) +
  lime(-420, 240, 0.9, 0);

const cornAtol = (): string => {
  const chance = random('atol de elote');
  return (
    at(-90, -20, 1, clayBowl(['#FFF0A6', '#F6D25A', '#C9971E'], 330)) +
    at(
      -90,
      -20,
      1,
      specks(
        chance,
        { x: -180, y: -180, width: 360, height: 360 },
        { count: 60, colours: ['#FFF9D6', '#F0B828'], size: [9, 15], opacity: 0.8 },
      ),
      specks(
        chance,
        { x: -80, y: -60, width: 160, height: 120 },
        { count: 50, colours: ['#9A5B1E'], size: [2, 5], opacity: 0.8 },
      ),
    ) +
    cob(300, 220, 0.9, -32)
  );
};

const whiteAtol = (): string => {
  const chance = random('atol blanco');
  return (
    enamelBowl(['#FFFFFF', '#F4EDDD', '#CFC3A6'], '#1F6F54') +
    beans(chance, 170, 26, ['#5A2A22', '#3A1812', '#7A3A2C']) +
    piece(chance, [60, -60, 84, 56], ['#C2451E', '#8E240C', '#4E0E04'], {
      wobble: 0.2,
      points: 12,
    }) +
    sprig(-90, 80)
  );
};

const coffee = (): string =>
  saucer('#1F6F54', 380) +
  mug({
    drink: ['#7A4A24', '#43210D', '#1E0C04'],
    outside: ['#F7F0E2', '#C9BDA6'],
    rim: '#1F6F54',
    radius: 262,
    top: stroke('M-120 -40Q0 -130 110 -60T60 90', '#C98F5A', 12, { opacity: 0.5 }),
  }) +
  [
    coffeeBean(-390, -190, 20),
    coffeeBean(-420, -110, 80),
    coffeeBean(-360, 250, -30),
    coffeeBean(400, -260, 40),
    coffeeBean(450, -190, -20),
  ].join('');

const chocolate = (): string =>
  at(
    -80,
    0,
    1,
    mug({
      drink: ['#9A5E38', '#6A3818', '#34170A'],
      outside: ['#B85A2E', '#6E2A10'],
      rim: '#D98A52',
      radius: 280,
      top: foam('chocolate', 190, ['#E3B48A', '#B07A4A']),
    }),
  ) +
  chocolateTablet(400, -240, 124) +
  cookie(random('champurrada chocolate'), 400, 220, 128) +
  cinnamon(-430, 280, 30, 180);

const bottleShape =
  'M-330 -92L120 -92C180 -92 190 -44 240 -40L380 -38L380 38L240 40C190 44 180 92 120 92L-330 92Q-370 92 -370 52L-370 -52Q-370 -92 -330 -92Z';

/** A bottle of beer lying on the cloth, its glass beside it. */
const beer = (): string =>
  leaning(
    -170,
    200,
    -24,
    shadow(bottleShape, { right: 8, down: 24, blur: 10, opacity: 0.5 }),
    shape(bottleShape, vertical(...even(['#A8621E', '#6E3608', '#3A1A04']))),
    box(-260, -92, 280, 184, '#F6E3B0'),
    box(-260, -60, 280, 14, '#1F6F54') + box(-260, 46, 280, 14, '#1F6F54'),
    ellipse(-120, 0, 66, 40, '#B3263F') + ellipse(-120, 0, 40, 22, '#F2B705'),
    box(372, -46, 40, 92, '#E3C04A', { rx: 8 }),
    stroke('M-330 -62L120 -62C160 -60 190 -22 240 -20L360 -20', '#fff', 13, { opacity: 0.45 }),
  ) +
  at(110, -80, 1, glassOfBeer()) +
  lime(420, 220, 0.8, 20);

const glassOfBeer = (): string =>
  ellipse(30, 46, 250, 250, '#1b0b04', { opacity: 0.45, ...soft(30) }) +
  ellipse(0, 0, 250, 250, '#FFFFFF', { opacity: 0.6 }) +
  ellipse(
    0,
    0,
    230,
    230,
    radial({ x: 0.4, y: 0.34, radius: 0.72 }, ...even(['#FFDE6A', '#F2A91E', '#B8700A'])),
  ) +
  shape(blob(random('espuma'), -8, -8, 200, 194, { wobble: 0.04, points: 14 }), '#FFFBEA') +
  specks(
    random('burbujas'),
    { x: -170, y: -160, width: 280, height: 280 },
    { count: 34, colours: ['#FFFFFF', '#F6E9C4'], size: [8, 20], opacity: 0.8 },
  ) +
  stroke(disc(0, 0, 240), '#fff', 9, { opacity: 0.6 }) +
  stroke('M-200 -76A214 214 0 0 1 -40 -210', '#fff', 13, { opacity: 0.85 });

export const drinks: Record<string, () => string> = {
  'fresco-de-rosa-de-jamaica': () => table(linen, hibiscus()),
  horchata: () => table(indigo, horchata()),
  'fresco-de-tamarindo': () => table(maize, tamarindDrink()),
  'limonada-con-chan': () => table(plum, limeade()),
  'atol-de-elote': () => table(jade, cornAtol()),
  'atol-blanco': () => table(cherry, at(0, 0, 1.04, whiteAtol())),
  'cafe-de-antigua': () => table(lagoon, coffee()),
  'chocolate-de-mesa': () => table(maize, chocolate()),
  'cerveza-clara': () => table(jade, beer()),
};
