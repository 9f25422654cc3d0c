import { extname } from 'node:path';
import {
  decodedFrameBytes,
  exceededPictureLimit,
  maxDecodedFramesBytes,
  maxDecodedPictureBytes,
  maxPictureSide,
  type PictureHeader,
} from '@comanda/domain/limits/picture-limits.ts';
import sharp, { type Metadata } from 'sharp';
import { maxDecodingSeconds } from './picture-encoding.ts';
import { pictureHeaderOf, readPictureMetadata } from './picture-header.ts';
import { svgRefusal } from './svg-refusal.ts';

/** sharp's name of the format that each extension promises. */
const kinds: Record<string, string> = {
  '.webp': 'webp',
  '.avif': 'heif',
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.svg': 'svg',
};
export const unreadablePicture = 'is broken: it cannot be read to its end';
/**
 * Returns a human-readable reason to refuse a picture of the folder, or null. Checks its header
 * first, then its pixels.
 */
export const pictureRefusal = async (path: string, bytes: Buffer): Promise<string | null> =>
  (await pictureHeadRefusal(path, bytes)) ?? (await pixelsRefusal(bytes));

/**
 * Checks the format, the cost and an SVG's text, without decoding the pixels.
 * docs/rules/limits.md#cost-of-a-picture.
 */
export async function pictureHeadRefusal(path: string, bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return 'is empty';
  const extension = extname(path);
  if (extension === '.svg') {
    const refusal = svgRefusal(bytes);
    if (refusal !== null) return refusal;
  }
  try {
    const metadata = await readPictureMetadata(bytes);
    return formatRefusal(extension, metadata.format) ?? costRefusal(pictureHeaderOf(metadata));
  } catch {
    return 'is not a picture that can be read';
  }
}

const formatRefusal = (extension: string, format: Metadata['format']): string | null =>
  format === kinds[extension]
    ? null
    : `is ${format === 'heif' ? 'avif' : format} inside, not ${extension}: give it the right ending`;

function costRefusal(header: PictureHeader): string | null {
  const { width, height, channels, channelBytes, frames } = header;
  const limit = exceededPictureLimit(header);
  switch (limit) {
    case null:
      return null;
    case 'side':
      return `is ${width} × ${height}, more than ${maxPictureSide} a side`;
    case 'frame':
      return `is ${width} × ${height} with ${channels} channels of ${8 * channelBytes} bits, ${megabytes(decodedFrameBytes(header))} decoded, more than ${megabytes(maxDecodedPictureBytes)}: save it smaller or with 8 bits`;
    case 'frames':
      return `is an animation of ${frames} frames, more than ${megabytes(maxDecodedFramesBytes)} decoded together`;
  }
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Decodes the picture. A file that is truncated or damaged still has a readable header. */
export async function pixelsRefusal(bytes: Buffer): Promise<string | null> {
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPictureSide ** 2 })
      .timeout({ seconds: maxDecodingSeconds })
      .resize(8)
      .raw()
      .toBuffer();
    return null;
  } catch {
    return unreadablePicture;
  }
}
