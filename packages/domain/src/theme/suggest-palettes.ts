import type { Hex } from './colour.ts';
import type { Palette, Paper } from './colour-roles.ts';
import { contrast, edgeRatio } from './contrast.ts';
import { mendPalette } from './mend-palette.ts';
import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import { hueDistance, strongColours } from './strong-colours.ts';

type BrandColours = Pick<Palette, 'brandPrimary' | 'brandSecondary'>;

const white = '#ffffff';
/** The hue of amber, radians. Papers are warm near it. */
const amber = 1.4;
/** Radians from amber within which a brand's colour is yellow or orange. */
const nearAmber = 0.6;
/** Beside one hue stands amber, or deep red beside a yellow or an orange. */
const amberCompanion: Oklch = { lightness: 0.82, chroma: 0.15, hue: amber };
const redCompanion: Oklch = { lightness: 0.5, chroma: 0.15, hue: 0.45 };
/** A colour with less chroma has no hue to go by. */
const greyChroma = 0.02;

/**
 * Returns three palettes for a logo, given as RGBA bytes: on warm paper, on white paper, and with a
 * dark header. The strongest hues of the logo are the brand's colours. Each palette is readable, in
 * its dark scheme too. docs/rules/tenants.md#contrast.
 */
export function suggestPalettes(pixels: Uint8ClampedArray): readonly Palette[] {
  const colours = brandColoursOf(strongColours(pixels));
  return [warmPaper(colours), whitePaper(colours), darkHeader(colours)].flatMap((paper) => {
    const mended = mendPalette({ ...colours, paper, darkScheme: true });
    return mended === null ? [] : [{ ...colours, paper: mended.paper }];
  });
}

/** The colour of buttons is the first of two, unless it is pale on white and the second is not. */
function brandColoursOf([first, second]: readonly Hex[]): BrandColours {
  const brandPrimary = first === undefined || !hasHue(first) ? darkGrey(first) : first;
  if (first === undefined || second === undefined)
    return { brandPrimary, brandSecondary: companionOf(brandPrimary) };
  return isPale(first) && !isPale(second)
    ? { brandPrimary: second, brandSecondary: first }
    : { brandPrimary: first, brandSecondary: second };
}

const hasHue = (colour: Hex): boolean => toOklch(colour).chroma >= greyChroma;
const isPale = (colour: Hex): boolean => contrast(colour, white) < edgeRatio;

/** A grey or black of the logo, dark enough for a button; without one, a dark grey. */
function darkGrey(colour: Hex | undefined): Hex {
  const darkest = { lightness: 0.3, chroma: 0, hue: 0 };
  const own = colour === undefined ? darkest : toOklch(colour);
  return fromOklch({ ...own, lightness: Math.min(own.lightness, darkest.lightness) });
}

/** Returns the second colour for a brand with this one alone. */
function companionOf(colour: Hex): Hex {
  const isNearAmber = hasHue(colour) && hueDistance(toOklch(colour).hue, amber) < nearAmber;
  return fromOklch(isNearAmber ? redCompanion : amberCompanion);
}

/** Returns the hue and chroma that tint papers and ink: of the warmer of the brand's colours. */
function warmest({ brandPrimary, brandSecondary }: BrandColours): Oklch {
  const [one, other] = [toOklch(brandPrimary), toOklch(brandSecondary)];
  const isFirst =
    hasHue(brandPrimary) && hueDistance(one.hue, amber) < hueDistance(other.hue, amber);
  return isFirst ? one : other;
}

/** Returns a shade of a colour's hue, with at most `chroma`. */
const shade = (colour: Oklch, lightness: number, chroma: number): Hex =>
  fromOklch({ lightness, chroma: Math.min(colour.chroma, chroma), hue: colour.hue });

function warmPaper(colours: BrandColours): Paper {
  const tint = warmest(colours);
  const page = shade(tint, 0.972, 0.018);
  return {
    page,
    surface: shade(tint, 0.993, 0.006),
    sunk: shade(tint, 0.945, 0.028),
    header: page,
    ink: shade(tint, 0.24, 0.035),
  };
}

function whitePaper({ brandPrimary }: BrandColours): Paper {
  const tint = toOklch(brandPrimary);
  return {
    page: white,
    surface: white,
    sunk: shade(tint, 0.965, 0.006),
    header: white,
    ink: shade(tint, 0.22, 0.02),
  };
}

function darkHeader({ brandPrimary }: BrandColours): Paper {
  const tint = toOklch(brandPrimary);
  return {
    page: shade(tint, 0.984, 0.005),
    surface: white,
    sunk: shade(tint, 0.957, 0.01),
    header: shade(tint, 0.25, 0.06),
    ink: shade(tint, 0.22, 0.025),
  };
}
