import type { Hex } from './colour.ts';
import { type Oklch, toOklch } from './oklch.ts';

/** A colour of a picture. `weight`: its pixels, times its chroma if the picture has hues. */
type Weighed = { hex: Hex; oklch: Oklch; weight: number };

/** The most pixels that are read of a picture, spread evenly over it. */
const mostPixels = 65_536;
/** From this alpha on (of 255) a pixel counts. */
const opaque = 128;
/** A colour with less chroma is grey; one with less lightness is black. */
const leastChroma = 0.05;
const leastLightness = 0.2;
/** A grey with more lightness is white paper. */
const mostGreyLightness = 0.9;

/** Radians between two hues that a shopper sees as two colours, and within which they are one. */
const distinct = (35 / 180) * Math.PI;
const near = (18 / 180) * Math.PI;
const hueBins = 36;
/** A second colour has at least this share of the weight of the first. */
const leastShare = 0.06;

/**
 * Returns the strongest colours of a picture, `pixels` as RGBA bytes: at most two of distinct hues,
 * else its strongest grey or black, else none. Transparent pixels do not count.
 */
export function strongColours(pixels: Uint8ClampedArray): readonly Hex[] {
  const colours = coloursOf(pixels);
  const vivid = colours
    .filter(({ oklch }) => oklch.chroma >= leastChroma && oklch.lightness >= leastLightness)
    .map((colour) => ({ ...colour, weight: colour.weight * colour.oklch.chroma }));
  const first = strongestHue(vivid);
  if (first === null)
    return mostFrequent(colours.filter(({ oklch }) => oklch.lightness <= mostGreyLightness));
  const others = vivid.filter(({ oklch }) => hueDistance(oklch.hue, first.hue) >= distinct);
  const second = strongestHue(others);
  const hasSecond = second !== null && second.weight >= first.weight * leastShare;
  return [first, ...(hasSecond ? [second] : [])].flatMap((hue) => mostFrequent(hue.colours));
}

/** Returns the radians from one hue to the other, 0 to π. */
export const hueDistance = (one: number, other: number): number =>
  Math.abs(Math.atan2(Math.sin(one - other), Math.cos(one - other)));

function coloursOf(pixels: Uint8ClampedArray): readonly Weighed[] {
  const counts = totalsOf(opaqueColours(pixels).map((colour) => [colour, 1] as const));
  return Array.from(counts, ([colour, weight]) => {
    const hex = `#${colour.toString(16).padStart(6, '0')}`;
    return { hex, oklch: toOklch(hex), weight };
  });
}

/** Returns the colours of the pixels that are read, 0xrrggbb each. */
function opaqueColours(pixels: Uint8ClampedArray): readonly number[] {
  const colours: number[] = [];
  // Odd, so that a picture with an even width is not read in one column alone.
  const stride = Math.ceil(pixels.length / 4 / mostPixels) | 1;
  for (let at = 0; at + 3 < pixels.length; at += 4 * stride) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha >= opaque) colours.push((red << 16) | (green << 8) | blue);
  }
  return colours;
}

type StrongHue = { hue: number; weight: number; colours: readonly Weighed[] };

/** Returns the hue with the most weight near it, or null if there is no colour. */
function strongestHue(colours: readonly Weighed[]): StrongHue | null {
  const hues = Array.from({ length: hueBins }, (_, bin) => (bin / hueBins) * 2 * Math.PI);
  return hues
    .map((hue) => hueAround(hue, colours))
    .filter(({ weight }) => weight > 0)
    .reduce<StrongHue | null>(
      (strongest, hue) => (strongest && strongest.weight >= hue.weight ? strongest : hue),
      null,
    );
}

function hueAround(hue: number, all: readonly Weighed[]): StrongHue {
  const colours = all.filter(({ oklch }) => hueDistance(oklch.hue, hue) <= near);
  return { hue, colours, weight: sumOf(colours) };
}

/**
 * Returns the strongest colour of the strongest group of alike colours (alone in a list), or an
 * empty list. The noise of a photo has many colours with a pixel each, so the groups decide.
 */
function mostFrequent(colours: readonly Weighed[]): readonly Hex[] {
  const groups = totalsOf(colours.map((colour) => [groupOf(colour), colour.weight] as const));
  const [strongest] = [...groups].toSorted(([, one], [, other]) => other - one);
  return colours
    .filter((colour) => groupOf(colour) === strongest?.[0])
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 1)
    .map(({ hex }) => hex);
}

/** Returns the first hexadecimal digits of red, green and blue. */
const groupOf = ({ hex }: Weighed): string => `${hex[1]}${hex[3]}${hex[5]}`;

/** Returns the sum of the numbers of each key, in the order in which the keys come first. */
function totalsOf<K>(entries: readonly (readonly [K, number])[]): ReadonlyMap<K, number> {
  const totals = new Map(entries.map(([key]) => [key, 0]));
  for (const [key, amount] of entries) totals.set(key, (totals.get(key) ?? 0) + amount);
  return totals;
}

const sumOf = (colours: readonly Weighed[]): number =>
  colours.reduce((sum, { weight }) => sum + weight, 0);
