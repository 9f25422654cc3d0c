import { horizontal } from '../kit/paint.ts';
import { box, ellipse, shadow, shape } from '../kit/shapes.ts';

/** A paper flag on a stick, its foot on (0, 0). */
export const flag = (colour: string): string =>
  box(-4, -190, 8, 190, '#C99A62', { rx: 3 }) +
  shadow('M4 -186L110 -158L4 -126Z', { down: 4, blur: 3, opacity: 0.3 }) +
  shape('M4 -186L110 -158L4 -126Z', horizontal([0, colour], [1, colour])) +
  ellipse(36, -157, 12, 12, '#fff', { opacity: 0.85 });
