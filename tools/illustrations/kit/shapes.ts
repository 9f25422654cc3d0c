import { element, round, soft, type Attributes } from './markup.ts';
import { colourOf, definitionOf, type Paint } from './paint.ts';
import { type Random } from './random.ts';

export type DrawnPoint = readonly [x: number, y: number];

/** A filled outline. */
export const shape = (d: string, paint: Paint, attributes: Attributes = {}): string =>
  definitionOf(paint) + element('path', { d, fill: colourOf(paint), ...attributes });

/** A drawn line with round ends. */
export const stroke = (
  d: string,
  colour: Paint,
  width: number,
  attributes: Attributes = {},
): string =>
  definitionOf(colour) +
  element('path', {
    d,
    fill: 'none',
    stroke: colourOf(colour),
    'stroke-width': round(width),
    'stroke-linecap': 'round',
    ...attributes,
  });

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Paint,
  attributes: Attributes = {},
): string =>
  definitionOf(paint) +
  element('ellipse', {
    cx: round(x),
    cy: round(y),
    rx: round(rx),
    ry: round(ry),
    fill: colourOf(paint),
    ...attributes,
  });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
  attributes: Attributes = {},
): string =>
  definitionOf(paint) +
  element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    fill: colourOf(paint),
    ...attributes,
  });

const darkness = '#1c0701';

/** The shadow of an outline on the things behind it: down and a little right, since the light comes from the upper left. */
export const shadow = (
  d: string,
  {
    right = 0,
    down = 6,
    blur = 6,
    opacity = 0.35,
  }: { right?: number; down?: number; blur?: 3 | 6 | 10 | 18; opacity?: number } = {},
): string =>
  shape(d, darkness, { transform: `translate(${right} ${down})`, opacity, ...soft(blur) });

/** The dark pool under something that stands on something else. */
export const contact = (x: number, y: number, halfWidth: number, opacity = 0.5): string =>
  ellipse(x, y, halfWidth, 20, darkness, { opacity, ...soft(10) });

/** A soft curve through all points (Catmull-Rom turned into Béziers). */
export function smooth(points: readonly DrawnPoint[], closed = true): string {
  const last = points.length - 1;
  const point = (index: number): DrawnPoint =>
    points[
      closed ? (index + points.length) % points.length : Math.min(last, Math.max(0, index))
    ] ?? [0, 0];
  const [startX, startY] = point(0);
  let d = `M${round(startX)} ${round(startY)}`;
  for (let index = 0; index < (closed ? points.length : last); index += 1) {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ];
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const arrive = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${[...leave, ...arrive, ...to].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

/** An uneven round: `wobble` 0.1 means 10 % in or out. */
export function blob(
  random: Random,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { wobble = 0.08, points = 10 } = {},
): string {
  const corners = Array.from({ length: points }, (_, index): DrawnPoint => {
    const angle = (index / points) * Math.PI * 2;
    const reach = 1 + random.around(0, wobble * 2);
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
  return smooth(corners);
}

type Band = {
  x?: number;
  y: number;
  width: number;
  height: number;
  bow?: number;
  rough?: number;
  ends?: number;
  points?: number;
};

/** A slab seen from the side and just above: bowed down in the middle, rounded at its ends (`ends`: the higher, the squarer). */
export function band(
  random: Random,
  { x = 0, y, width, height, bow = 20, rough = 0, ends = 5, points = 44 }: Band,
): string {
  const top: DrawnPoint[] = [];
  const bottom: DrawnPoint[] = [];
  for (let index = 0; index <= points; index += 1) {
    const across = (2 * index) / points - 1;
    const half = (height / 2) * Math.max(0, 1 - Math.abs(across) ** ends) ** (1 / ends);
    const middle = y + height / 2 + bow * (1 - across * across);
    top.push([x + (across * width) / 2, middle - half + random.around(0, rough)]);
    bottom.push([
      x + (across * width) / 2 + random.around(0, rough / 2),
      middle + half + random.around(0, rough),
    ]);
  }
  return smooth([...top, ...bottom.reverse().slice(1, -1)]);
}

/** Depth of a bowed line below its ends, `across` running from -1 to 1. */
export const hang = (across: number, bow = 20): number => bow * (1 - across * across);

/** Points of a line from -1 to 1, each made by `make`. */
export const along = (
  count: number,
  make: (across: number, index: number) => DrawnPoint,
): readonly DrawnPoint[] =>
  Array.from({ length: count + 1 }, (_, index) => make((2 * index) / count - 1, index));
