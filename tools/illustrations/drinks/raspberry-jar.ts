import { raspberry } from './fruit.ts';
import { iceCubes, straw } from './tumbler.ts';
import { at, clipped, repeatMarkup } from '../kit/markup.ts';
import { vertical } from '../kit/paint.ts';
import { random } from '../kit/random.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** Raspberry juice in a jar with a handle. */
export function raspberryJar(): string {
  const d =
    'M-128 -430L128 -430Q138 -420 138 -396L138 -50Q138 4 84 6L-84 6Q-138 4 -138 -50L-138 -396Q-138 -420 -128 -430Z';
  const inside = 'M-130 -356Q0 -334 130 -356L130 -52Q130 -2 82 -2L-82 -2Q-130 -2 -130 -52Z';
  const handle = 'M130 -340C236 -350 240 -130 130 -124';
  return (
    straw('#F2A93B', -430, -20) +
    stroke(handle, '#fff', 34, { opacity: 0.35 }) +
    stroke(handle, '#fff', 6, { opacity: 0.7, transform: 'translate(-6 -8)' }) +
    shape(d, '#fff', { opacity: 0.3 }) +
    shape(inside, vertical([0, '#F4688A'], [0.5, '#D3224E'], [1, '#8E0A32'])) +
    clipped(
      inside,
      iceCubes(random('frambuesa'), 4, -100, -350, 140, 90),
      repeatMarkup(30, (index) =>
        ellipse(-110 + ((index * 67) % 220), -300 + ((index * 113) % 280), 4, 3, '#7A0626', {
          opacity: 0.5,
        }),
      ),
    ) +
    box(-134, -458, 268, 44, vertical([0, '#fff', 0.75], [0.5, '#fff', 0.3], [1, '#fff', 0.6]), {
      rx: 14,
    }) +
    repeatMarkup(3, (index) =>
      stroke(
        `M-128 ${-448 + index * 13}Q0 ${-438 + index * 13} 128 ${-448 + index * 13}`,
        '#fff',
        3,
        { opacity: 0.6 },
      ),
    ) +
    shape(d, sheen(0.6, 0.4)) +
    at(-190, -44, 1, raspberry('a')) +
    at(-262, -30, 0.8, raspberry('b')) +
    at(-60, -470, 0.86, raspberry('c'))
  );
}
