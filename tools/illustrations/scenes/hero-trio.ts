import { stack } from '../burger/stack.ts';
import { bubbles, iceCubes, straw, tallGlass, tumbler } from '../drinks/tumbler.ts';
import { at } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { doubleEmber } from '../burger/house-stacks.ts';
import { fries } from '../sides/fries.ts';

/** The brand's own picture: carton, double and cola. */
export const heroTrio = (): string =>
  at(-435, -10, 1.02, fries('hero', { box: '#F2A93B', stripe: '#B93418' })) +
  at(
    460,
    -10,
    1.08,
    tumbler({
      glass: tallGlass,
      liquid: ['#7A2E12', '#3A1206'],
      behind: straw('#F2A93B', tallGlass.top),
      within:
        iceCubes(random('hero'), 6, -80, -380, 130, 130) + bubbles(random('hero'), 22, 90, -340),
    }),
  ) +
  at(0, 4, 1.04, stack('doble', doubleEmber).drawing);
