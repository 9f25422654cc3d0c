import { eel, hamachi, omelette, salmon, shrimp, tuna, type Cut } from '../../sushi/fish.ts';
import {
  cedar,
  chalk,
  coral,
  lay,
  longBoard,
  mist,
  night,
  plum,
  scene,
  stone,
} from '../../sushi/ground.ts';
import { avocadoSlices, citrusHalf, serrano, shiso } from '../../sushi/garnish.ts';
import { dab, gunkan, nigiri, seaweedBelt } from '../../sushi/nigiri.ts';
import { fullTurn, polar } from '../../sushi/outline.ts';
import { slice } from '../../sushi/slice.ts';
import { celadonGlaze, coalGlaze, plate } from '../../sushi/vessels.ts';
import { repeatMarkup } from '../../kit/markup.ts';
import { chunk, wasabi } from '../../sushi/chunk.ts';

/** Pieces standing beside each other on the long board. */
export const standing = (count: number, draw: (index: number) => string): string => {
  const across = count > 4 ? 172 : 200;
  return repeatMarkup(count, (index) =>
    lay(
      600 + (index - (count - 1) / 2) * across,
      454 - (index - (count - 1) / 2) * across * 0.1,
      -66,
      1.04,
      draw(index),
    ),
  );
};

const assorted: readonly [Cut, string][] = [
  [salmon, ''],
  [tuna, ''],
  [shrimp, ''],
  [eel, seaweedBelt],
  [omelette, seaweedBelt],
];

const sashimiRow = (cut: Cut, x: number): string =>
  repeatMarkup(4, (index) => lay(x + index * 74, 440 - index * 9, 12, 0.92, slice(cut)));

const fan = (cut: Cut, count: number): string =>
  repeatMarkup(count, (index) => {
    const angle = (index / count) * fullTurn;
    const [x, y] = polar(angle, 205);
    return lay(600 + x, 450 + y, (angle * 180) / Math.PI + 90, 1, slice(cut));
  });

export const cuts: Record<string, () => string> = {
  'nigiri-de-salmon': () =>
    scene(
      plum,
      longBoard(),
      standing(4, (index) => nigiri(`salmón ${index}`, salmon)),
    ),
  'nigiri-mixto': () => {
    const piece = (index: number): string => {
      const [cut, extra] = assorted[index % assorted.length] ?? [salmon, ''];
      return nigiri(`mixto ${index}`, cut, extra);
    };
    return scene(stone, longBoard(), standing(5, piece));
  },
  'sashimi-duo': () =>
    scene(
      coral,
      plate(coalGlaze),
      lay(250, 560, -30, 2.1, shiso()),
      lay(760, 620, 10, 2.1, shiso()),
      sashimiRow(salmon, 330),
      sashimiRow(tuna, 640),
      lay(420, 670, 14, 1, citrusHalf('#d9a814', '#fff4b0', '#ffdd55')),
      lay(760, 250, 0, 1, chunk('wasabi', 58, 44, wasabi)),
    ),
  'nigiri-de-atun': () =>
    scene(
      night,
      longBoard(),
      standing(4, (index) => nigiri(`atún ${index}`, tuna, dab('#d6e8a0', '#8fb24a'))),
    ),
  'nigiri-de-anguila': () =>
    scene(
      mist,
      longBoard(cedar),
      standing(4, (index) => nigiri(`anguila ${index}`, eel, seaweedBelt)),
    ),
  'gunkan-de-ikura': () =>
    scene(
      plum,
      longBoard(chalk),
      repeatMarkup(4, (index) =>
        lay(
          308 + index * 195,
          470 - index * 20,
          -70,
          1.06,
          gunkan(`ikura ${index}`, ['#ff7a2e', '#f0531c', '#ff9a4a']),
        ),
      ),
    ),
  'tiradito-de-hamachi': () =>
    scene(
      stone,
      plate(celadonGlaze),
      fan(hamachi, 8),
      repeatMarkup(8, (index) => {
        const [x, y] = polar((index / 8) * fullTurn, 225);
        return lay(600 + x, 450 + y, 0, 1, serrano);
      }),
      lay(600, 440, 0, 1.1, avocadoSlices(4)),
    ),
};
