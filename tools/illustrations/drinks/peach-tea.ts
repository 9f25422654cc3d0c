import { peachSlice } from './fruit.ts';
import { iceCubes, slimGlass, straw, tumbler } from './tumbler.ts';
import { at, turned } from '../kit/markup.ts';
import { random } from '../kit/random.ts';

/** Black tea over ice, paler where the ice melts, with slices of peach. */
export const peachTea = (): string => {
  const chance = random('te');
  return tumbler({
    glass: slimGlass,
    liquid: ['#F2B25A', '#A5501A'],
    behind: straw('#5E9C95', slimGlass.top),
    within:
      iceCubes(chance, 8, -100, -500, 140, 240) +
      at(-20, -210, 0.8, turned(-14, 0, 0, peachSlice())) +
      at(30, -120, 0.75, turned(16, 0, 0, peachSlice())),
    before:
      at(-96, -552, 0.92, turned(-38, 0, 0, peachSlice())) +
      at(-150, -60, 1.05, peachSlice()) +
      at(-216, -22, 0.95, turned(-8, 0, 0, peachSlice())),
  });
};
