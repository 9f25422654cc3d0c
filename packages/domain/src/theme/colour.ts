/** An sRGB colour, `#rrggbb`. */
export type Hex = string;
/** Red, green and blue, 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

/**
 * @throws RangeError on anything but `#rrggbb`: the tenant import lets nothing else through, so it
 * is our bug.
 */
export function channelsOf(hex: Hex): Channels {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`not a #rrggbb colour: ${hex}`);
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

const byteOf = (channel: number): string =>
  Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Converts channels to a colour; channels outside 0 to 1 are clamped. */
const hexOf = (channels: Channels): Hex => `#${channels.map(byteOf).join('')}`;

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

/** Returns the linear channels, 0 to 1, from which luminance and OKLCH are computed. */
export function linearOf(hex: Hex): Channels {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red), toLinear(green), toLinear(blue)];
}

export const hexOfLinear = ([red, green, blue]: Channels): Hex =>
  hexOf([toGamma(Math.max(0, red)), toGamma(Math.max(0, green)), toGamma(Math.max(0, blue))]);

/** Mixes `share` (0 to 1) of one colour over another. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [front, ground] = [channelsOf(one), channelsOf(other)];
  const blend = (at: 0 | 1 | 2): number => front[at] * share + ground[at] * (1 - share);
  return hexOf([blend(0), blend(1), blend(2)]);
}
