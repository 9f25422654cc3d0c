import type { Font } from 'fontkitten';
import { type DrawnText, drawText } from './draw-text.ts';

/**
 * Lines of one size, one below the other. Heights in pixels; `lineHeight` is the distance between
 * two baselines.
 */
export type FittedLines = { lines: readonly DrawnText[]; size: number; lineHeight: number };

type Box = {
  width: number;
  height: number;
  /** The largest font size, pixels. */ largest: number;
  tracking: number;
};

const leading = 1.08;
/** The font size at which lines are measured, pixels. */
const measure = 100;

/** Returns every way to break the words into at most `count` lines, in their order. */
function breaksOf(words: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 1 || words.length === 1) return [[words.join(' ')]];
  return words.flatMap((_, place) =>
    place === words.length - 1
      ? [[words.join(' ')]]
      : breaksOf(words.slice(place + 1), count - 1).map((rest) => [
          words.slice(0, place + 1).join(' '),
          ...rest,
        ]),
  );
}

function sizeIn({ width, height, largest }: Box, lines: readonly DrawnText[]): number {
  const widest = Math.max(1, ...lines.map((line) => line.width));
  return Math.min(largest, (width / widest) * measure, height / (lines.length * leading));
}

const isDrawn = (line: DrawnText | null): line is DrawnText => line !== null;

type LineBreaks = { lines: readonly string[]; size: number };

/**
 * Returns the candidate with the fewest lines whose size is at least 80 % of the largest
 * candidate's size.
 */
function fewestLines(candidates: readonly LineBreaks[]): LineBreaks | undefined {
  const largest = Math.max(...candidates.map(({ size }) => size));
  const large = candidates.filter(({ size }) => size >= largest * 0.8);
  return large.toSorted(
    (one, other) => one.lines.length - other.lines.length || other.size - one.size,
  )[0];
}

/**
 * Fits the words into the box as large as possible, in up to three lines. Returns null when the
 * font cannot draw them.
 */
export function fitLines(text: string, font: Font, box: Box): FittedLines | null {
  const draw = (lines: readonly string[], size: number) =>
    lines.map((line) => drawText(line, font, { size, tracking: box.tracking }));
  const ways = breaksOf(text.split(/\s+/).slice(0, 8), 3).flatMap((lines) => {
    const measured = draw(lines, measure).filter(isDrawn);
    return measured.length === lines.length ? [{ lines, size: sizeIn(box, measured) }] : [];
  });
  const best = fewestLines(ways);
  if (best === undefined) return null;
  return {
    lines: draw(best.lines, best.size).filter(isDrawn),
    size: best.size,
    lineHeight: best.size * leading,
  };
}
