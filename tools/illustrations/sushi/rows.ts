import { at, repeatMarkup, turned } from '../kit/markup.ts';
import { maki, uramaki, type Uramaki } from './roll.ts';

type Rows = {
  columns: number;
  lines: number;
  across: number;
  down: number;
  x?: number;
  y?: number;
  tilt?: number;
};

/** Pieces in rows along the board they lie on, further ones first. */
export function rows(
  { columns, lines, across, down, x = 600, y = 440, tilt = -6 }: Rows,
  draw: (index: number) => string,
): string {
  const piece = (index: number): string => {
    const [column, line] = [index % columns, Math.floor(index / columns)];
    return at(
      x + (column - (columns - 1) / 2) * across,
      y + (line - (lines - 1) / 2) * down,
      1,
      draw(index),
    );
  };
  return turned(tilt, 600, 450, repeatMarkup(columns * lines, piece));
}

/** The usual portion: eight pieces. Given several rolls, their pieces alternate. */
export const eight = (seed: string, ...rolls: readonly [Uramaki, ...Uramaki[]]): string =>
  rows({ columns: 4, lines: 2, across: 206, down: 232 }, (index) =>
    uramaki(`${seed} ${index}`, rolls[index % rolls.length] ?? rolls[0]),
  );

/** Ten small pieces in seaweed. */
export const tenMaki = (seed: string, fill: readonly string[]): string =>
  rows({ columns: 5, lines: 2, across: 172, down: 210 }, (index) => maki(`${seed} ${index}`, fill));

/** Six thick pieces in seaweed, filled nearly to the edge. */
export const sixFutomaki = (seed: string, fill: readonly string[]): string =>
  rows({ columns: 3, lines: 2, across: 268, down: 266 }, (index) =>
    maki(`${seed} ${index}`, fill, 118, 0.68),
  );
