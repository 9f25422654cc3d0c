import { lemonWheel, mint } from './fruit.ts';
import { bubbles, iceCubes, straw, tallGlass, tumbler } from './tumbler.ts';
import { at, turned } from '../kit/markup.ts';
import { random } from '../kit/random.ts';

export const lemonade = (): string => {
  const chance = random('limonada');
  return tumbler({
    glass: tallGlass,
    liquid: ['#FBF3A8', '#E4D14A'],
    behind: straw('#3F7D23', tallGlass.top),
    within:
      iceCubes(chance, 5, -90, -380, 130, 120) +
      at(-40, -170, 0.8, lemonWheel()) +
      at(52, -110, 0.62, turned(40, 0, 0, mint())) +
      bubbles(chance, 14, 90, -340),
    before: at(-118, -462, 0.95, lemonWheel()) + at(-16, -440, 1.05, mint()),
  });
};
