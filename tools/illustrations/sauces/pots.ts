import { clipped, soft } from '../kit/markup.ts';
import { vertical, type Paint } from '../kit/paint.ts';
import { ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

type Pot = { surface: string; body: Paint; lip: string; top?: string };

/** A straight little pot, 260 wide and 210 high, full to its lip; `top` lies on the sauce. */
export function pot({ surface, body, lip, top = '' }: Pot): string {
  const d = 'M-150 -210L-128 -22Q0 22 128 -22L150 -210Q0 -160 -150 -210Z';
  return (
    ellipse(0, -210, 150, 48, lip) +
    ellipse(0, -206, 132, 38, surface) +
    clipped(
      'M-132 -206a132 38 0 0 1 264 0a132 38 0 0 1 -264 0Z',
      ellipse(-40, -224, 90, 18, '#fff', { opacity: 0.3, ...soft(6) }),
      top,
    ) +
    shape(d, body) +
    shape(d, sheen(0.4, 0)) +
    shape(d, vertical([0, '#000', 0], [0.6, '#000', 0.04], [1, '#1c0701', 0.35])) +
    stroke('M-150 -210Q0 -112 150 -210', '#fff', 6, { opacity: 0.6 })
  );
}

/** A swirl left by the spoon. */
export const swirl = (light: string): string =>
  stroke('M-86 -206Q-40 -236 30 -226T92 -204Q60 -186 4 -190T-40 -206', light, 9, { opacity: 0.75 });

/** A glass jar, wide-mouthed. */
export function jar(contents: Paint, label: string): string {
  const d =
    'M-128 -330Q-150 -310 -150 -280L-150 -46Q-150 2 -100 4L100 4Q150 2 150 -46L150 -280Q150 -310 128 -330Z';
  return (
    shape(d, '#fff', { opacity: 0.35 }) +
    shape('M-138 -296L138 -296L138 -50Q138 -6 96 -6L-96 -6Q-138 -6 -138 -50Z', contents) +
    clipped(d, label) +
    shape(d, sheen(0.6, 0.4)) +
    ellipse(0, -334, 132, 26, '#fff', { opacity: 0.7 }) +
    ellipse(0, -332, 116, 18, '#F3E6C8') +
    stroke('M-130 -318Q0 -286 130 -318', '#fff', 7, { opacity: 0.7 })
  );
}
