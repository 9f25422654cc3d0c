import { dumplingCorner, greens } from './bento-corners.ts';
import { avocadoFan, draped, drizzle } from '../toppings.ts';
import { chive, masago, sesame } from '../coats.ts';
import { eel, omelette, salmon, shrimp, tuna } from '../fish.ts';
import { shiso } from '../garnish.ts';
import { board, lay, type Matter } from '../ground.ts';
import { gunkan, nigiri, seaweedBelt } from '../nigiri.ts';
import { fullTurn, polar } from '../outline.ts';
import { rice } from '../rice.ts';
import { maki, uramaki, type Uramaki } from '../roll.ts';
import { slice } from '../slice.ts';
import { coalGlaze, plate, sauceDish } from '../vessels.ts';
import { at, repeatMarkup, turned } from '../../kit/markup.ts';
import { box } from '../../kit/shapes.ts';

export const sakuraPiece: Uramaki = {
  coat: sesame,
  fill: ['#ff8a5b', '#b7d36a', '#fff8ea'],
  topping: draped(salmon),
};

export const dragonPiece: Uramaki = { coat: sesame, fill: ['#ff9e74'], topping: avocadoFan };

const californiaPiece: Uramaki = { coat: masago, fill: ['#ffd9cc', '#b7d36a', '#f2f6da'] };

const tunaPiece: Uramaki = {
  coat: chive,
  fill: ['#c22745', '#e8546a', '#ddebb0'],
  topping: drizzle('#f4883a'),
};

const line = (seed: string, count: number, y: number, size: number, roll: Uramaki): string =>
  repeatMarkup(count, (index) =>
    at(
      600 + (index - (count - 1) / 2) * size * 2.15,
      y,
      size / 96,
      uramaki(`${seed} ${index}`, roll),
    ),
  );

/** Two rolls and two pairs of nigiri. */
export const forTwo = (): string =>
  board({ x: 130, y: 110, width: 940, height: 690 }) +
  turned(
    -6,
    600,
    450,
    line('sakura dos', 4, 245, 86, sakuraPiece),
    line('california dos', 4, 450, 86, californiaPiece),
  ) +
  lay(370, 680, -20, 0.8, nigiri('dúo a', salmon)) +
  lay(600, 656, -20, 0.8, nigiri('dúo b', tuna)) +
  lay(810, 634, -20, 0.8, nigiri('dúo c', eel, seaweedBelt));

/** Three rolls, a line of each. */
export const threeRolls = (): string =>
  board({ x: 150, y: 90, width: 900, height: 720, matter: ['#d9a869', '#9a6534'] }) +
  turned(
    -6,
    600,
    450,
    line('arma a', 4, 225, 86, dragonPiece),
    line('arma b', 4, 430, 86, tunaPiece),
    line('arma c', 4, 635, 86, californiaPiece),
  );

/** The chef's choice on a round tray. */
export const omakase = (): string => {
  const ring = (
    count: number,
    distance: number,
    draw: (index: number, degrees: number) => string,
  ): string =>
    repeatMarkup(count, (index) => {
      const angle = (index / count) * fullTurn;
      const [x, y] = polar(angle, distance);
      return at(600 + x, 440 + y, 1, draw(index, (angle * 180) / Math.PI));
    });
  const cutsOfDay = [salmon, tuna, shrimp, omelette];
  return (
    plate(coalGlaze, 430) +
    ring(12, 315, (index, degrees) => {
      if (index % 3 === 0)
        return lay(
          0,
          0,
          degrees,
          0.62,
          gunkan(`charola ${index}`, ['#ff7a2e', '#f0531c', '#ff9a4a']),
        );
      if (index % 3 === 1)
        return lay(0, 0, degrees, 0.62, nigiri(`charola ${index}`, cutsOfDay[index % 4] ?? salmon));
      return at(
        0,
        0,
        0.74,
        uramaki(`charola ${index}`, index % 2 === 0 ? californiaPiece : sakuraPiece),
      );
    }) +
    ring(6, 150, (index) =>
      at(0, 0, 0.72, maki(`charola ${index}`, index % 2 === 0 ? ['#ff8455'] : ['#c22745'])),
    ) +
    lay(560, 440, -20, 0.5, shiso()) +
    lay(600, 440, 0, 0.62, slice(salmon))
  );
};

const lacquer: Matter = ['#4a1f2c', '#220a14'];

/** A lacquered box of four rooms. */
export const bento = (): string => {
  const room = (x: number, y: number, width: number, height: number): string =>
    box(x, y, width, height, '#16080d', { rx: 18 }) +
    box(x + 6, y + 10, width - 12, height - 14, '#2f1019', { rx: 14 });
  return (
    board({ x: 120, y: 110, width: 960, height: 680, matter: lacquer, tilt: -3 }) +
    turned(
      -3,
      600,
      450,
      room(150, 140, 520, 330),
      room(690, 140, 360, 330),
      room(150, 490, 360, 270),
      room(530, 490, 520, 270),
      repeatMarkup(6, (index) =>
        at(
          245 + (index % 3) * 165,
          225 + Math.floor(index / 3) * 150,
          0.72,
          uramaki(`bento ${index}`, californiaPiece),
        ),
      ),
      lay(870, 300, 0, 1, rice('bento', 150, 130, 90)),
      lay(870, 296, 0, 0.5, sauceDish(0, 0, '#b0243c', '#8e1230')),
      lay(330, 620, 0, 1, greens()),
      lay(790, 620, 0, 1, dumplingCorner()),
    )
  );
};
