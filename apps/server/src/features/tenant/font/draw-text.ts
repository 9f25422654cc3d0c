import type { Outlines } from './font-outlines.ts';
import type { Contour, Point } from './glyph-points.ts';

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, isOn: true });

/** A contour that begins on the curve, with the points between two controls put in. */
function completed(contour: Contour): readonly Point[] {
  const full = contour.flatMap((point, place) => {
    const next = contour[(place + 1) % contour.length] ?? point;
    return point.isOn || next.isOn ? [point] : [point, between(point, next)];
  });
  const start = full.findIndex(({ isOn }) => isOn);
  return start < 0 ? [] : [...full.slice(start), ...full.slice(0, start)];
}

type Place = { x: number; scale: number };

function pathOf(contour: Contour, { x: left, scale }: Place): string {
  const points = completed(contour);
  const [first] = points;
  if (first === undefined) return '';
  const at = ({ x, y }: Point) => `${(left + x * scale).toFixed(2)} ${(-y * scale).toFixed(2)}`;
  const steps = [...points.slice(1), first].map((point, place, all) => {
    if (!point.isOn) return `Q${at(point)} `;
    return all[place - 1]?.isOn === false ? at(point) : `L${at(point)}`;
  });
  return `M${at(first)}${steps.join('')}Z`;
}

/** A line of text as an SVG path on the baseline y = 0, beginning at x = 0. */
export type DrawnText = { path: string; width: number };
export type TextLook = { size: number; /** Between letters, as a share of the size. */ tracking: number };

/** Draws a line; null when the font lacks one of its characters. Pairs of letters are not moved together. */
export function drawText(text: string, { unitsPerEm, glyphOf }: Outlines, { size, tracking }: TextLook): DrawnText | null {
  const scale = size / unitsPerEm;
  let x = 0;
  const paths: string[] = [];
  for (const character of text) {
    const glyph = glyphOf(character);
    if (glyph === null) return null;
    paths.push(...glyph.contours.map((contour) => pathOf(contour, { x, scale })));
    x += glyph.advance * scale + tracking * size;
  }
  return { path: paths.join(''), width: Math.max(0, x - tracking * size) };
}
