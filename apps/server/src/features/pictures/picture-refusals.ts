import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
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
const largestSide = 4_000;
export const unreadablePicture = 'is broken: it cannot be read to its end';
/** Limit of pixels. The frames of an animation count together: a few kilobytes can hold very many pixels. */
const maxPixels = 40_000_000;

/** Returns a human-readable reason to refuse a picture of the folder, or null. Checks its header first, then its pixels. */
export const pictureRefusal = async (path: string, bytes: Buffer): Promise<string | null> =>
  (await pictureHeadRefusal(path, bytes)) ?? (await pixelsRefusal(bytes));

/** Checks the size, the format and an SVG's text, without decoding the pixels. */
export async function pictureHeadRefusal(path: string, bytes: Buffer): Promise<string | null> {
  if (bytes.length === 0) return 'is empty';
  const extension = extname(path);
  if (extension === '.svg') {
    const refusal = svgRefusal(bytes);
    if (refusal !== null) return refusal;
  }
  try {
    return shapeRefusal(extension, await sharp(bytes, { limitInputPixels: false }).metadata());
  } catch {
    return 'is not a picture that can be read';
  }
}

type Shape = Pick<Metadata, 'format' | 'width' | 'height'> & { pages?: number | undefined };

function shapeRefusal(
  extension: string,
  { format, width, height, pages = 1 }: Shape,
): string | null {
  if (format !== kinds[extension])
    return `is ${format === 'heif' ? 'avif' : format} inside, not ${extension}: give it the right ending`;
  if (width > largestSide || height > largestSide)
    return `is ${width} × ${height}, more than ${largestSide} a side`;
  if (width * height * pages > maxPixels)
    return `is an animation of ${pages} frames, more than ${maxPixels} pixels together`;
  return null;
}

/** Decodes the picture. A file that is truncated or damaged still has a readable header. */
export async function pixelsRefusal(bytes: Buffer): Promise<string | null> {
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: maxPixels })
      .resize(8)
      .raw()
      .toBuffer();
    return null;
  } catch {
    return unreadablePicture;
  }
}
