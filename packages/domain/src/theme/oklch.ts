/** sRGB in hex `#rrggbb`, linear channels 0 to 1, and OKLCH (Ottosson): the spaces that theme colours are computed in. */
export type Hex = string;
type Triple = readonly [number, number, number];
export type Oklch = { lightness: number; chroma: number; hue: number };

const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number): number => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

export const channelsOf = (hex: Hex): Triple => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Triple;

export function hexOf(channels: Triple): Hex {
  const byte = (channel: number): string =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

const linearOf = (hex: Hex): Triple => {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
};

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function toOklch(hex: Hex): Oklch {
  const [red, green, blue] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** The nearest colour that a screen has: chroma shrinks until it fits, lightness and hue stay. */
export function fromOklch(colour: Oklch): Hex {
  for (let chroma = colour.chroma; ; chroma *= 0.96) {
    const linear = linearOfOklch({ ...colour, chroma });
    const fits = linear.every((channel) => channel > -0.001 && channel < 1.001);
    if (fits || chroma < 0.002) {
      const [red, green, blue] = linear;
      return hexOf([toGamma(Math.max(0, red)), toGamma(Math.max(0, green)), toGamma(Math.max(0, blue))]);
    }
  }
}

/** `share` of one colour over another, 0 to 1. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [a, b] = [channelsOf(one), channelsOf(other)];
  return hexOf([0, 1, 2].map((at) => (a[at] ?? 0) * share + (b[at] ?? 0) * (1 - share)) as unknown as Triple);
}
