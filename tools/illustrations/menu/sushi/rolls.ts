import { eight, sixFutomaki, tenMaki } from '../../sushi/rows.ts';
import {
  blackSesame,
  chili,
  chive,
  crunch,
  masago,
  sesame,
  tobiko,
  bare,
} from '../../sushi/coats.ts';
import { hamachi, mango, salmon, searedSalmon, tuna } from '../../sushi/fish.ts';
import {
  cedar,
  chalk,
  coral,
  mist,
  night,
  plum,
  scene,
  stone,
  wideBoard,
} from '../../sushi/ground.ts';
import { type Uramaki } from '../../sushi/roll.ts';
import { avocadoFan, both, dots, draped, drizzle, heaped } from '../../sushi/toppings.ts';

const rainbow = { coat: bare, fill: ['#ffd9cc', '#dfeab0'] } as const;

const volcano: Uramaki = {
  coat: masago,
  fill: ['#fff3e2', '#b7d36a'],
  topping: both(
    heaped(['#ffe9c4', '#f4b56a', '#b8642a'], ['#fff6e4', '#e8853c', '#8a3e14']),
    drizzle('#c9341a', 2, 8),
  ),
};

/** Slug of the product and its picture. */
export const rolls: Record<string, () => string> = {
  sakura: () =>
    scene(
      mist,
      wideBoard(),
      eight('sakura', {
        coat: sesame,
        fill: ['#ff8a5b', '#b7d36a', '#fff8ea'],
        topping: draped(salmon),
      }),
    ),
  'dragon-verde': () =>
    scene(
      plum,
      wideBoard(),
      eight('dragón', {
        coat: sesame,
        fill: ['#ff9e74'],
        topping: both(avocadoFan, drizzle('#4a1c08', 1, 9)),
      }),
    ),
  'california-masago': () =>
    scene(
      stone,
      wideBoard(),
      eight('california', { coat: masago, fill: ['#ffd9cc', '#b7d36a', '#f2f6da'] }),
    ),
  'atun-picante': () =>
    scene(
      coral,
      wideBoard(),
      eight('atún', {
        coat: chive,
        fill: ['#c22745', '#e8546a', '#ddebb0'],
        topping: drizzle('#f4883a'),
      }),
    ),
  'tempura-crunch': () =>
    scene(
      night,
      wideBoard(),
      eight('tempura', {
        coat: crunch,
        fill: ['#ffb48a', '#fff8ea', '#b7d36a'],
        topping: drizzle('#3a1508'),
      }),
    ),
  'hosomaki-de-salmon': () => scene(mist, wideBoard(), tenMaki('hosomaki', ['#ff8455'])),
  'filadelfia-ahumado': () =>
    scene(
      plum,
      wideBoard(chalk),
      eight('filadelfia', { coat: blackSesame, fill: ['#f9a07c', '#ffffff', '#cfe3a0'] }),
    ),
  'roca-volcanica': () => scene(stone, wideBoard(), eight('roca', volcano)),
  arcoiris: () =>
    scene(
      coral,
      wideBoard(cedar),
      eight(
        'arcoíris',
        { ...rainbow, topping: draped(salmon) },
        { ...rainbow, topping: draped(tuna) },
        { ...rainbow, topping: draped(hamachi) },
        { ...rainbow, topping: avocadoFan },
      ),
    ),
  acapulco: () =>
    scene(
      night,
      wideBoard(),
      eight('acapulco', {
        coat: chili,
        fill: ['#ff9e74', '#cfe3a0'],
        topping: both(draped(mango), dots('#c2341a')),
      }),
    ),
  'salmon-flameado': () =>
    scene(
      mist,
      wideBoard(),
      eight('flameado', {
        coat: tobiko,
        fill: ['#ffe0c8', '#9cc153'],
        topping: both(draped(searedSalmon), drizzle('#fff3dc', 2)),
      }),
    ),
  'futomaki-de-la-barra': () =>
    scene(
      stone,
      wideBoard(cedar),
      sixFutomaki('futomaki', ['#fbd04a', '#f9b7a4', '#f58a2c', '#4e8e2a', '#cfe3a0']),
    ),
};
