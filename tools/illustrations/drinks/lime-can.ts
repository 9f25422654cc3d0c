import { limeWheel } from './fruit.ts';
import { at, clipped, repeatMarkup } from '../kit/markup.ts';
import { horizontal, vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shape } from '../kit/shapes.ts';

/** A cold can, pearled with water. */
export function limeCan(): string {
  const chance = random('lata');
  const d = 'M-116 -500L116 -500L136 -460L136 -46L112 4L-112 4L-136 -46L-136 -460Z';
  const metal = horizontal(
    [0, '#8E9A94'],
    [0.2, '#F4FAF6'],
    [0.45, '#C4D0CA'],
    [0.75, '#E8F0EC'],
    [1, '#7C8882'],
  );
  return (
    shape(d, metal) +
    clipped(
      d,
      box(
        -140,
        -462,
        280,
        420,
        horizontal([0, '#2F7D2C'], [0.22, '#8FD35A'], [0.55, '#5DB03C'], [1, '#1F5A1E']),
      ),
      shape('M-140 -250C-60 -330 40 -170 140 -260L140 -120C40 -40 -60 -190 -140 -110Z', '#F7F3C8'),
      at(10, -326, 1.25, limeWheel()),
      repeatMarkup(3, (index) => ellipse(-60 + index * 60, -86, 15, 15, '#F2E05A')),
    ) +
    ellipse(0, -500, 116, 22, vertical([0, '#F6FAF8'], [1, '#A9B5AF'])) +
    ellipse(0, -500, 96, 15, vertical([0, '#9AA6A0'], [1, '#DDE6E1'])) +
    ellipse(4, -502, 40, 8, '#7C8882') +
    shape(
      d,
      horizontal(
        [0, '#0b2a10', 0.45],
        [0.18, '#fff', 0.35],
        [0.32, '#fff', 0],
        [0.8, '#000', 0],
        [1, '#06200a', 0.5],
      ),
    ) +
    repeatMarkup(46, () => {
      const [x, y, size] = [
        chance.between(-124, 124),
        chance.between(-450, -40),
        chance.between(3, 9),
      ];
      return (
        ellipse(x, y, size * 0.8, size, '#fff', { opacity: 0.5 }) +
        ellipse(x + 1, y + 2, size * 0.5, size * 0.6, '#1F5A1E', { opacity: 0.25 })
      );
    })
  );
}
