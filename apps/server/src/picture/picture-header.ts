import type { PictureHeader } from '@comanda/domain/limits/picture-limits.ts';
import sharp, { type Metadata } from 'sharp';

/** Bytes of a channel, by sharp's name of its type. sharp decodes fewer than 8 bits as 8. */
const channelBytes: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
};
/** Numbers of 32 and 64 bits, which none of the accepted formats has. */
const widestChannelBytes = 16;

/** Reads a picture's header without decoding a pixel. @throws Error if it is no picture. */
export const readPictureMetadata = (bytes: Buffer): Promise<Metadata> =>
  sharp(bytes, { limitInputPixels: false }).metadata();

/** Reads the values that the cost of a picture is computed from. */
export const pictureHeaderOf = ({
  width,
  height,
  channels,
  depth,
  pages = 1,
}: Metadata): PictureHeader => ({
  width,
  height,
  channels,
  channelBytes: channelBytes[depth] ?? widestChannelBytes,
  frames: pages,
});
