import { turned } from '../kit/markup.ts';
import { horizontal } from '../kit/paint.ts';
import { box, ellipse, shape } from '../kit/shapes.ts';

/** A small carton of juice with its straw. */
export const juiceBox = (colour: string, fruit: string): string =>
  turned(
    14,
    40,
    -330,
    box(30, -430, 16, 170, '#fff', { rx: 6 }),
    box(30, -430, 5, 170, '#B93418', { opacity: 0.5 }),
  ) +
  shape('M-90 -300L90 -300L70 -336L-70 -336Z', '#FFF3DC') +
  box(-90, -300, 180, 300, colour, { rx: 6 }) +
  box(-90, -110, 180, 110, '#FFF3DC', { opacity: 0.95 }) +
  ellipse(0, -180, 56, 56, fruit) +
  ellipse(-18, -200, 18, 10, '#fff', { opacity: 0.55 }) +
  shape('M4 -232C14 -262 44 -262 52 -252C40 -234 20 -230 4 -232Z', '#4D8A2A') +
  box(-56, -78, 112, 14, '#B93418', { rx: 7 }) +
  box(-40, -52, 80, 10, '#B93418', { rx: 5, opacity: 0.5 }) +
  box(
    -90,
    -336,
    180,
    336,
    horizontal([0, '#fff', 0.3], [0.25, '#fff', 0], [0.7, '#000', 0], [1, '#000', 0.28]),
  );
