import { type Cut } from './fish.ts';
import { clipped, repeatMarkup, soft } from '../kit/markup.ts';
import { horizontal } from '../kit/paint.ts';
import { ellipse, shadow, shape, stroke } from '../kit/shapes.ts';

const outline =
  'M-60 -110C-10 -124 50 -120 66 -96C72 -20 60 70 40 112C0 124 -50 116 -66 96C-72 20 -72 -60 -60 -110Z';

/** A slice of sashimi standing along the y axis, around the origin. */
export function slice({ lit, middle, shaded, grain, strength }: Cut): string {
  const line = (index: number): string => {
    const y = -84 + index * 36;
    return stroke(`M-80 ${y + 22}Q0 ${y - 26} 90 ${y + 12}`, grain, 8, { opacity: strength });
  };
  return (
    shadow(outline, { right: 10, down: 12, blur: 10, opacity: 0.45 }) +
    shape(outline, horizontal([0, lit], [0.5, middle], [1, shaded])) +
    clipped(
      outline,
      repeatMarkup(6, line),
      ellipse(-30, -40, 12, 60, '#fff', { opacity: 0.4, ...soft(6) }),
    )
  );
}
