import { type Hex, linearOf } from './colour.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** Minimum contrast ratios of WCAG 2.2 AA: text, and edges of controls and focus. */
export const textRatio = 4.5;
export const edgeRatio = 3;

/** Returns the WCAG relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG contrast ratio, 1 to 21. The order of the colours does not matter. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns whether a background needs light text: at this luminance white and black have the same
 * contrast.
 */
export const isDark = (ground: Hex): boolean => luminance(ground) < 0.18;

/**
 * Returns the colour with the lightness that it needs on `ground`; hue and (if sRGB has it) chroma
 * stay the brand's. If no lightness reaches the ratio, returns the nearest end, and the contrast
 * check refuses the pair.
 */
export function readable(colour: Hex, ground: Hex, ratio = textRatio): Hex {
  const base = toOklch(colour);
  const direction = isDark(ground) ? 1 : -1;
  const at = (step: number): Hex =>
    fromOklch({
      ...base,
      lightness: Math.min(1, Math.max(0, base.lightness + (direction * step) / 100)),
    });
  for (let step = 0; step < 100; step += 1) {
    const candidate = at(step);
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return at(100);
}

/**
 * Returns the text colour on a filled background: white, else the ink, else black, whichever is
 * readable first.
 */
export function onColour(ground: Hex, ink: Hex): Hex {
  if (contrast('#ffffff', ground) >= textRatio) return '#ffffff';
  return contrast(ink, ground) >= textRatio ? ink : '#000000';
}
