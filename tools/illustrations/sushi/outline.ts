import { round } from '../kit/markup.ts';

/** The outline of an ellipse, for what must be clipped to it. */
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 0 ${round(x + rx)} ${round(y)}A${round(rx)} ${round(ry)} 0 1 0 ${round(x - rx)} ${round(y)}Z`;

/** A point at an angle (radians, 0 to the right, growing clockwise) and a distance. */
export const polar = (angle: number, distance: number): readonly [x: number, y: number] => [
  Math.cos(angle) * distance,
  Math.sin(angle) * distance,
];

export const fullTurn = Math.PI * 2;
