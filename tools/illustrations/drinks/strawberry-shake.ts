import { strawberry } from './fruit.ts';
import { straw, tallGlass, tumbler } from './tumbler.ts';
import { whipped } from './whipped-cream.ts';
import { at, turned } from '../kit/markup.ts';
import { random } from '../kit/random.ts';
import { specks } from '../kit/texture.ts';

export const strawberryShake = (): string =>
  tumbler({
    glass: tallGlass,
    liquid: ['#F9C5CB', '#EE93A2'],
    behind: straw('#C8321E', -520, 60),
    before:
      whipped(['#fff', '#FDEFF0', '#F0BFC6']) +
      specks(
        random('frutilla'),
        { x: -80, y: -560, width: 160, height: 130 },
        { count: 26, colours: ['#E8253A', '#FF8A9A'], size: [3, 6], opacity: 0.9 },
      ) +
      at(0, -612, 0.9, strawberry()) +
      at(-118, -440, 1.05, turned(-16, 0, 0, strawberry())),
  });
