import { clipped, soft } from '../kit/markup.ts';
import { vertical, type Paint } from '../kit/paint.ts';
import { ellipse, shape, stroke } from '../kit/shapes.ts';
import { sheen } from '../kit/texture.ts';

/** A low dark tray; its rim is 70 above the floor. */
export const tray = (width = 640): string => {
  const half = width / 2;
  return (
    shape(
      `M${-half} -70L${half} -70L${half - 46} 0Q0 14 ${-half + 46} 0Z`,
      vertical([0, '#5a3a28'], [1, '#2c1a12']),
    ) + stroke(`M${-half} -70L${half} -70`, '#fff', 5, { opacity: 0.25 })
  );
};

/** A paper cup of sauce, seen from just above; it stands with its foot at `y` + 80. */
export const dip = (x: number, y: number, sauce: string): string =>
  ellipse(x, y + 66, 84, 22, '#2a0d02', { opacity: 0.4, ...soft(6) }) +
  shape(
    `M${x - 88} ${y}L${x - 70} ${y + 64}Q${x} ${y + 88} ${x + 70} ${y + 64}L${x + 88} ${y}Z`,
    '#F7F1E8',
  ) +
  shape(
    `M${x + 20} ${y}L${x + 20} ${y + 78}Q${x + 60} ${y + 72} ${x + 70} ${y + 64}L${x + 88} ${y}Z`,
    '#cbbfae',
    { opacity: 0.6 },
  ) +
  ellipse(x, y, 90, 34, '#fff') +
  ellipse(x, y + 2, 78, 27, sauce) +
  stroke(`M${x - 40} ${y + 4}q30 -16 60 -2`, '#fff', 6, { opacity: 0.6 });

/** A thick board of wood, its top 44 above the floor. */
export function board(width: number): string {
  const half = width / 2;
  const top = `M${-half + 26} -58L${half - 26} -58L${half} -34L${-half} -34Z`;
  const edge = `M${-half} -34L${half} -34L${half - 4} -6Q0 6 ${-half + 4} -6Z`;
  const grain = (y: number, shift: number): string =>
    stroke(
      `M${-half + 30 + shift} ${y}q${width * 0.2} 6 ${width * 0.42} 0t${width * 0.36} 2`,
      '#7A4A20',
      2.5,
      { opacity: 0.5 },
    );
  return (
    shape(edge, vertical([0, '#A86B34'], [1, '#6B3D16'])) +
    clipped(edge, grain(-24, 0), grain(-14, 60)) +
    shape(top, vertical([0, '#D9A062'], [1, '#C0834A'])) +
    clipped(top, grain(-50, 20), grain(-42, 90))
  );
}

/** A round-bellied bowl: `rim` wide, its mouth an ellipse at `-height`. Fill is drawn between its back and its front. */
export function bowl({
  rim,
  height,
  outside,
  inside,
  fill,
}: {
  rim: number;
  height: number;
  outside: Paint;
  inside: string;
  fill: string;
}): string {
  const mouth = rim * 0.2;
  const d = `M${-rim} ${-height}C${-rim} ${-height * 0.3} ${-rim * 0.62} 0 ${-rim * 0.4} 0L${rim * 0.4} 0C${rim * 0.62} 0 ${rim} ${-height * 0.3} ${rim} ${-height}Q0 ${-height + mouth * 2} ${-rim} ${-height}Z`;
  return (
    ellipse(0, -height, rim, mouth, inside) +
    fill +
    shape(d, outside) +
    shape(d, sheen(0.35, 0, '#fff')) +
    shape(d, vertical([0, '#000', 0], [0.5, '#000', 0.05], [1, '#1c0701', 0.4])) +
    stroke(`M${-rim} ${-height}Q0 ${-height + mouth * 2} ${rim} ${-height}`, '#fff', 6, {
      opacity: 0.55,
    })
  );
}

/** A white plate seen from just above, its rim 40 above the floor. */
export const plate = (halfWidth: number): string =>
  ellipse(0, -20, halfWidth * 0.62, 26, '#CBBBA2') +
  ellipse(
    0,
    -34,
    halfWidth,
    halfWidth * 0.15,
    vertical([0, '#FFFFFF'], [0.6, '#F6EFE2'], [1, '#D5C7AE']),
  ) +
  ellipse(0, -38, halfWidth * 0.76, halfWidth * 0.1, vertical([0, '#E7DCC8'], [1, '#FFFDF8']));
