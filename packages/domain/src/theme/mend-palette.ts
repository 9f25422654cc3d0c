import type { Hex } from './colour.ts';
import { hardestOf, type Paper } from './colour-roles.ts';
import { contrast, isDark, readable, textRatio } from './contrast.ts';
import { judgePalette, type SchemedPalette } from './judge-palette.ts';
import { fromOklch, toOklch } from './oklch.ts';

type Side = 'light' | 'dark';

const sides = ['light', 'dark'] as const;
/** The papers on which text in the ink stands. The text of the header fits any header. */
const grounds = ['page', 'surface', 'sunk'] as const;
/** The steps of OKLCH lightness from black to white in which a limit of the papers is tried. */
const steps = 100;

/**
 * Returns the nearest palette that `judgePalette` accepts, or null if there is none. A readable
 * palette is returned itself. First the ink changes its lightness. If that is not enough, the
 * papers that differ most from the others change theirs. Hues and brand colours stay.
 * docs/rules/tenants.md#contrast.
 */
export function mendPalette<P extends SchemedPalette>(palette: P): P | null {
  if (judgePalette(palette).length === 0) return palette;
  const { paper } = palette;
  const inked = readableOn(palette, paper);
  if (inked !== null) return inked;
  const [nearest] = sides
    .map((side) => leastChanged(palette, side, limitsOf(paper, side)))
    .filter((mended) => mended !== null)
    .toSorted((one, other) => changeOf(paper, one.paper) - changeOf(paper, other.paper));
  return nearest ?? null;
}

/** Returns the palette on this paper with a fitting ink if that is readable, else null. */
function readableOn<P extends SchemedPalette>(palette: P, paper: Paper): P | null {
  const candidate = { ...palette, paper: withReadableInk(paper) };
  return judgePalette(candidate).length === 0 ? candidate : null;
}

/**
 * Returns the palette with its papers moved to the first of the limits at which it is readable, or
 * null if it is not even at the last. Halves the limits, because after a readable one all are.
 */
function leastChanged<P extends SchemedPalette>(
  palette: P,
  side: Side,
  limits: readonly number[],
): P | null {
  const half = Math.ceil(limits.length / 2);
  const earlier = limits.slice(0, half);
  const last = earlier.at(-1);
  const onLast =
    last === undefined ? null : readableOn(palette, limitPaper(palette.paper, side, last));
  if (limits.length <= 1) return onLast;
  return leastChanged(palette, side, onLast === null ? limits.slice(half) : earlier);
}

/** Returns the paper with an ink for its hardest ground. An ink that is readable there stays. */
function withReadableInk(paper: Paper): Paper {
  const { page, surface, sunk, ink } = paper;
  const hardest = hardestOf([page, surface, sunk], isDark(page));
  const isEnough = contrast(ink, hardest) >= textRatio;
  return isEnough ? paper : { ...paper, ink: readable(ink, hardest) };
}

/**
 * Returns the limits of lightness that change a paper, the least change first. At the last one all
 * papers are white (`light`) or black (`dark`).
 */
function limitsOf(paper: Paper, side: Side): readonly number[] {
  const lightness = grounds.map((ground) => toOklch(paper[ground]).lightness);
  const limits = Array.from({ length: steps + 1 }, (_, step) => step / steps);
  return side === 'light'
    ? limits.filter((limit) => limit > Math.min(...lightness))
    : limits.filter((limit) => limit < Math.max(...lightness)).toReversed();
}

/** Returns the paper with grounds of at least (`light`) or at most (`dark`) this lightness. */
function limitPaper(paper: Paper, side: Side, limit: number): Paper {
  const limited = (colour: Hex): Hex => {
    const base = toOklch(colour);
    const isBeyond = side === 'light' ? base.lightness < limit : base.lightness > limit;
    return isBeyond ? fromOklch({ ...base, lightness: limit }) : colour;
  };
  return {
    ...paper,
    page: limited(paper.page),
    surface: limited(paper.surface),
    sunk: limited(paper.sunk),
  };
}

/** Returns the sum of the changes of lightness. */
const changeOf = (before: Paper, after: Paper): number =>
  [...grounds, 'ink' as const]
    .map((place) => Math.abs(toOklch(before[place]).lightness - toOklch(after[place]).lightness))
    .reduce((sum, change) => sum + change, 0);
