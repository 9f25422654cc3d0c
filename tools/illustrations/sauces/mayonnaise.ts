import { lemonWheel } from '../drinks/fruit.ts';
import { at, leaning, soft } from '../kit/markup.ts';
import { even, radial, vertical } from '../kit/paint.ts';
import { box, ellipse, shape, stroke } from '../kit/shapes.ts';
import { jar } from './pots.ts';

const egg = (x: number, lean: number): string =>
  leaning(
    x,
    -78,
    lean,
    ellipse(4, 70, 72, 16, '#1c0701', { opacity: 0.35, ...soft(6) }),
    shape(
      'M-66 18C-66 -46 -30 -88 0 -88C30 -88 66 -46 66 18C66 62 34 80 0 80C-34 80 -66 62 -66 18Z',
      radial({ x: 0.36, y: 0.26, radius: 0.9 }, ...even(['#FFF3E2', '#E9BE96', '#B8814F'])),
    ),
  );

export const mayonnaiseJar = (): string =>
  egg(270, 18) +
  egg(372, -12) +
  at(
    -60,
    0,
    1.42,
    jar(
      vertical([0, '#FFFBEC'], [1, '#EFDDB0']),
      box(-160, -220, 320, 120, '#F2A93B') +
        shape('M0 -206c24 22 32 38 20 58c-12 12 -28 12 -40 0c-12 -20 -4 -36 20 -58z', '#B93418') +
        box(-70, -128, 140, 10, '#B93418', { rx: 5 }),
    ),
  ) +
  at(
    -60,
    0,
    1.42,
    shape(
      'M-86 -338C-90 -390 -40 -398 -20 -430C6 -400 60 -392 84 -340Q0 -306 -86 -338Z',
      vertical([0, '#FFFEF6'], [1, '#EAD9AE']),
    ) + stroke('M-60 -350Q0 -330 58 -352', '#D9C48E', 5, { opacity: 0.6 }),
  ) +
  at(-330, -78, 1.05, lemonWheel());
