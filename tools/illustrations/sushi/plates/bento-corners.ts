import { chunk } from '../chunk.ts';
import { cucumbers, radishes, seeds } from '../garnish.ts';
import { lay } from '../ground.ts';
import { gyoza } from '../hot/toppings.ts';
import { repeatMarkup } from '../../kit/markup.ts';

/** A little salad. */
export const greens = (): string =>
  repeatMarkup(6, (index) =>
    lay(
      -90 + (index % 3) * 80,
      -40 + Math.floor(index / 3) * 70,
      index * 57,
      1,
      chunk(`hoja ${index}`, 74, 44, ['#b4d958', '#7fae38', '#48751c'], { wobble: 0.25 }),
    ),
  ) +
  lay(-60, 20, 0, 0.9, cucumbers(3)) +
  radishes([80, -40], [110, 20]);

/** Three glazed dumplings. */
export const dumplingCorner = (): string =>
  repeatMarkup(3, (index) => lay(-130 + index * 125, 6, -24, 0.86, gyoza)) +
  seeds('bento', 0, 0, 130, 16);
