import { at, element, soft } from '../kit/markup.ts';
import { colourOf, definitionOf, vertical, type Paint } from '../kit/paint.ts';
import { dip, tray } from './vessels.ts';

const hoop = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Paint,
  width: number,
  attributes = {},
): string =>
  definitionOf(colour) +
  element('ellipse', {
    cx: x,
    cy: y,
    rx,
    ry,
    fill: 'none',
    stroke: colourOf(colour),
    'stroke-width': width,
    ...attributes,
  });

/** One battered onion ring. */
const ring = (x: number, y: number, rx: number, ry: number, thick = 36): string =>
  hoop(x + 4, y + 12, rx, ry, '#2a0d02', thick, { opacity: 0.35, ...soft(6) }) +
  hoop(x, y, rx, ry, vertical([0, '#FFD98A'], [0.5, '#E49A38'], [1, '#9A5512']), thick) +
  hoop(x, y - 6, rx, ry, '#FFF0C4', 5, { 'stroke-dasharray': '30 60 12 40', opacity: 0.7 }) +
  hoop(x, y + 8, rx - 6, ry - 3, '#7a3c0c', 5, { 'stroke-dasharray': '8 34 18 50', opacity: 0.4 }) +
  hoop(x, y - 1, rx + 8, ry + 4, '#F9C66C', 4, { 'stroke-dasharray': '4 26 9 17', opacity: 0.8 });

/** A pyramid of rings; each is [x, y, half width, half height]. */
export const rings = (): string =>
  (
    [
      [-150, -130, 130, 70],
      [150, -130, 130, 70],
      [0, -210, 140, 76],
      [-90, -290, 118, 64],
      [110, -300, 112, 60],
      [6, -380, 104, 56],
    ] as const
  )
    .map(([x, y, rx, ry]) => ring(x, y, rx, ry))
    .join('');

export const ringTray = (): string => at(0, 0, 1.1, rings(), tray(720)) + dip(318, -85, '#F0963C');
