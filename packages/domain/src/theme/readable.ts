import { contrast, fromOklch, type Hex, luminance, toOklch } from './oklch.ts';

/**
 * The colour, as light or dark as it must be to be read on `ground`: hue and (where the screen has it) chroma stay the brand's. Null
 * when no lightness reaches the ratio.
 */
export function readable(colour: Hex, ground: Hex, ratio = 4.5): Hex | null {
  const base = toOklch(colour);
  const direction = luminance(ground) > 0.18 ? -1 : 1;
  for (let step = 0; step <= 100; step += 1) {
    const lightness = Math.min(1, Math.max(0, base.lightness + (direction * step) / 100));
    const candidate = fromOklch({ ...base, lightness });
    if (contrast(candidate, ground) >= ratio) return candidate;
  }
  return null;
}

/** Text on a filled ground: white, else the ink, else black, whichever is readable first. */
export function onColour(ground: Hex, ink: Hex): Hex {
  if (contrast('#ffffff', ground) >= 4.5) return '#ffffff';
  return contrast(ink, ground) >= 4.5 ? ink : '#000000';
}
