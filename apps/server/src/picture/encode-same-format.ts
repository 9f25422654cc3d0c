import { maxDecodedFramesBytes } from '@comanda/domain/limits/picture-limits.ts';
import sharp, { type Sharp } from 'sharp';
import { sameFormatOptions as options } from './picture-encoding.ts';
import { readPictureMetadata } from './picture-header.ts';

/** The fewest channels of a decoded pixel of an animation, which is a WebP. */
const webpChannels = 3;

/**
 * Encodes a PNG, JPEG, WebP or AVIF anew in its own format and size, upright: a logo or an
 * animation, whose widths are not encoded. Nothing but its pixels is kept, and of an animation its
 * times and loops. The caller has checked its cost. @throws Error if its pixels cannot be read.
 */
export async function encodeSameFormat(bytes: Buffer): Promise<Buffer> {
  const { format, pages = 1, isPalette } = await readPictureMetadata(bytes);
  const animated = format === 'webp' && pages > 1;
  const image = sharp(bytes, {
    animated,
    failOn: 'truncated',
    limitInputPixels: Math.floor(maxDecodedFramesBytes / webpChannels),
  });
  const upright = animated ? image : image.autoOrient();
  return encoded(upright, format, { isPalette, isLossless: bytes.includes('VP8L') }).toBuffer();
}

type Kept = { isPalette: boolean; isLossless: boolean };

/**
 * A picture that lost nothing when it was made loses nothing here. @throws Error for another
 * format: the caller has checked it.
 */
function encoded(image: Sharp, format: string, { isPalette, isLossless }: Kept): Sharp {
  switch (format) {
    case 'png':
      return image.png({ ...options.png, palette: isPalette });
    case 'jpeg':
      return image.jpeg(options.jpeg);
    case 'webp':
      return image.webp(isLossless ? options.losslessWebp : options.webp);
    case 'heif':
      return image.avif(options.avif);
    default:
      throw new Error(`no picture of a folder: ${format}`);
  }
}
