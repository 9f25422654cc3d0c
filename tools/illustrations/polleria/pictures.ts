import { at } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { beer } from '../drinks/beer.ts';
import { bubbles, iceCubes, straw, tallGlass, tumbler, wideGlass } from '../drinks/tumbler.ts';
import { lemonWheel } from '../drinks/fruit.ts';
import { cheeseSticks } from '../sides/cheese-sticks.ts';
import { board } from '../sides/vessels.ts';
import { type Backdrop, studio } from '../studio.ts';
import { aji, cobalt, coral, sky, turquoise } from './backdrops.ts';
import { bottle } from './bottle.ts';
import { glazedWing, halfChicken, leg, quarterChicken, roast } from './chicken.ts';
import { aguadito, chaufa, greenNoodles, lomoSaltado } from './criollo.ts';
import { anticuchos, chickenSkewers, choclo, mixedGrill } from './grill.ts';
import { chips, cup, green, platter, red, salad, white, yellow } from './sides.ts';
import { chichaJug, cremaVolteada, picarones, suspiro } from './sweets.ts';

const chipsOf = (seed: string, x: number, y: number, rx: number, count: number): string =>
  chips(random(seed), [x, y, rx, 90], count);

export const wholeChicken = (): string =>
  platter(560) +
  chipsOf('entero', -330, -80, 150, 22) +
  at(30, -40, 1.04, roast('entero')) +
  salad('entero', 380, -60, 0.52) +
  cup('entero ají', -440, 10, 0.8, green);

const half = (): string =>
  platter(540) +
  chipsOf('medio', 230, -110, 210, 34) +
  at(-120, -50, 1.05, halfChicken('medio')) +
  cup('medio crema', 420, 12, 0.85, yellow);

export const quarter = (): string =>
  platter(520) +
  chipsOf('cuarto', 220, -120, 220, 38) +
  at(-130, -60, 1.08, quarterChicken('cuarto')) +
  salad('cuarto', -320, -50, 0.46) +
  cup('cuarto mayonesa', 400, 12, 0.8, white);

const mostrito = (): string =>
  platter(540) +
  at(-190, -50, 0.82, chaufa()) +
  chipsOf('mostrito', 260, -100, 190, 30) +
  leg('mostrito', 130, -230, 1.05);

const chichaGlass = (seed: string): string =>
  tumbler({
    glass: tallGlass,
    liquid: ['#8A2A6E', '#3A0A3C'],
    behind: straw('#F6B51E', tallGlass.top),
    within: iceCubes(random(seed), 5, -80, -380, 130, 120) + bubbles(random(seed), 14, 90, -340),
  });

export const familyCombo = (): string =>
  at(-350, -60, 0.86, bottle('#F6C81E', '#2456B8')) +
  at(310, -50, 0.8, chichaJugAlone()) +
  at(0, 0, 0.86, wholeChicken());

const chichaJugAlone = (): string => at(60, 0, 0.9, chichaJug());

const pairCombo = (): string =>
  at(-400, -30, 0.84, chichaGlass('pareja uno')) +
  at(400, -30, 0.84, chichaGlass('pareja dos')) +
  at(0, 0, 0.8, half());

const soloCombo = (): string =>
  at(400, -20, 0.96, chichaGlass('solo')) + at(-110, 0, 0.84, quarter());

const wings = (): string =>
  platter(520) +
  glazedWing('alitas a', -250, -110, 1) +
  glazedWing('alitas b', 0, -100, -1) +
  glazedWing('alitas c', 240, -110, 1) +
  glazedWing('alitas d', -130, -200, -1) +
  glazedWing('alitas e', 130, -200, 1) +
  glazedWing('alitas f', 0, -290, 1) +
  cup('alitas salsa', 420, 12, 0.85, red);

const sauces = (): string =>
  cup('cremas ají', -270, 0, 1.9, green) +
  cup('cremas amarilla', 270, 0, 1.9, yellow) +
  cup('cremas mayonesa', 0, 40, 1.7, white);

const frozenLemonade = (): string =>
  tumbler({
    glass: wideGlass,
    liquid: ['#F4FBD8', '#B9DE6A'],
    behind: straw('#2456B8', wideGlass.top),
    within: iceCubes(random('frozen'), 12, -150, -330, 260, 160),
    before: at(-150, -380, 1.15, lemonWheel()),
  });

/** Cards of the menu crop a picture to a square, so a wide plate is drawn smaller. */
const served = (backdrop: Backdrop, halfWidth: number, ...food: readonly string[]): string =>
  studio(backdrop, halfWidth * plateScale, at(0, -16, plateScale, ...food));
const plateScale = 0.85;

/** Every product's slug and its picture, in the order of the menu. */
export const pictures: Record<string, () => string> = {
  'pollo-entero': () => served(cobalt, 520, at(0, 30, 1, wholeChicken())),
  'medio-pollo': () => served(aji, 500, at(0, 30, 1.02, half())),
  'cuarto-de-pollo': () => served(turquoise, 480, at(0, 30, 1.06, quarter())),
  mostrito: () => served(coral, 500, at(0, 30, 1.04, mostrito())),
  'combo-familiar': () => served(sky, 500, familyCombo()),
  'combo-pareja': () => served(cobalt, 520, pairCombo()),
  'combo-personal': () => served(aji, 500, soloCombo()),
  'anticuchos-de-corazon': () =>
    served(
      turquoise,
      420,
      board(860),
      at(0, 54, 1.08, anticuchos()),
      choclo('anticuchos', 330, -90, 0.9),
    ),
  'brochetas-de-pollo': () =>
    served(
      cobalt,
      420,
      platter(480),
      at(0, 40, 1.16, chickenSkewers()),
      cup('b', 400, 10, 0.8, yellow),
    ),
  'parrilla-mixta': () => served(aji, 480, board(960), at(0, 0, 1.08, mixedGrill())),
  'alitas-acevichadas': () => served(sky, 470, at(0, 20, 1.04, wings())),
  'lomo-saltado': () => served(cobalt, 500, platter(520), at(20, -10, 1.12, lomoSaltado())),
  'arroz-chaufa': () => served(coral, 460, platter(500), at(0, -40, 1.12, chaufa())),
  'tallarines-verdes': () =>
    served(
      aji,
      470,
      platter(520),
      at(0, -10, 1.15, greenNoodles()),
      leg('tallarines', 30, -250, 1.1),
    ),
  'aguadito-de-pollo': () => studio(sky, 300, at(0, 0, 1.1, aguadito())),
  'papas-fritas': () =>
    served(
      cobalt,
      470,
      platter(500),
      chipsOf('papas', 0, -150, 330, 96),
      cup('papas', 400, 12, 0.8, red),
    ),
  'tequenos-con-palta': () =>
    served(coral, 420, at(-60, 0, 0.92, cheeseSticks()), cup('tequeños', 400, 10, 1.05, green)),
  'ensalada-de-la-casa': () => served(aji, 420, platter(470), salad('ensalada', 0, -130, 1.34)),
  'cremas-de-la-casa': () => studio(turquoise, 420, sauces()),
  'chicha-morada': () => studio(sky, 330, at(90, 0, 1.1, chichaJug())),
  'gaseosa-amarilla': () => studio(cobalt, 140, at(0, 0, 1.04, bottle('#F6C81E', '#2456B8'))),
  'limonada-frozen': () => studio(coral, 180, at(0, 0, 1.3, frozenLemonade())),
  'cerveza-rubia': () => studio(turquoise, 140, at(0, 0, 1.15, beer())),
  'suspiro-a-la-limena': () => studio(aji, 170, at(0, 0, 1.14, suspiro())),
  picarones: () => served(cobalt, 420, platter(480), at(0, -10, 1.1, picarones())),
  'crema-volteada': () => studio(sky, 340, platter(420), at(0, -20, 1.24, cremaVolteada())),
};
