import { maxPictureSide } from '@comanda/domain/limits/picture-limits.ts';
import sharp, { type Sharp } from 'sharp';
import { readPictureMetadata } from './picture-header.ts';
import {
  avif,
  pictureWidths,
  largestWebpOptions,
  maxDecodingSeconds,
  type PictureUse,
  placeholderOptions as blur,
  webp,
  maxWidthRatio,
} from './picture-encoding.ts';

export type PictureVariant = { width: number; bytes: Uint8Array };
/**
 * The widths of a picture. `webp` ends with the largest width, `width` x `height`. Both lists are
 * narrowest first.
 */
export type EncodedPicture = {
  width: number;
  height: number;
  avif: PictureVariant[];
  webp: PictureVariant[];
  placeholder: string | null;
};

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * Encodes the widths of a master: upright, never wider than the master. Every width is encoded from
 * the pixels alone, so nothing else of the master's bytes is served. A width is left out if a
 * version at least as wide has no more bytes. The caller has checked the cost of the master.
 * @throws Error if the master's pixels cannot be read within {@link maxDecodingSeconds}.
 */
export async function encodePicture(bytes: Buffer, use: PictureUse): Promise<EncodedPicture> {
  const facts = await readPictureMetadata(bytes);
  const ladder = pictureWidths[use];
  const top = Math.min(facts.autoOrient.width, ladder.top);
  const pixels = await read(
    sharp(bytes, { limitInputPixels: maxPictureSide ** 2 })
      .timeout({ seconds: maxDecodingSeconds })
      .autoOrient()
      .resize({ width: top }),
  );
  const rungs = (widths: readonly number[]) =>
    widths.filter((width) => width < top * maxWidthRatio);
  const largest = { width: top, bytes: await open(pixels).webp(largestWebpOptions).toBuffer() };
  const webps = await encode(pixels, rungs(ladder.webp), (image) => image.webp(webp));
  const avifs = await encode(pixels, [...rungs(ladder.avif), top], (image) => image.avif(avif));
  const usefulWebps = withoutLarger(webps, [largest]);
  return {
    width: top,
    height: pixels.info.height,
    avif: withoutLarger(avifs, [...usefulWebps, largest]),
    webp: [...usefulWebps, largest],
    placeholder: await placeholderOf(pixels),
  };
}

/** Reads the pixels in sRGB and drops an alpha channel that is opaque everywhere. */
async function read(image: Sharp): Promise<Pixels> {
  const pixels: Pixels = await image
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return isOpaque(pixels) && pixels.info.channels === 4 ? read(open(pixels).removeAlpha()) : pixels;
}

const open = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

function isOpaque({ data, info: { channels } }: Pixels): boolean {
  if (channels !== 4) return channels === 3;
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return true;
}

async function encode(
  pixels: Pixels,
  widths: readonly number[],
  into: (image: Sharp) => Sharp,
): Promise<PictureVariant[]> {
  const made: PictureVariant[] = [];
  for (const width of widths)
    made.push({ width, bytes: await into(open(pixels).resize({ width })).toBuffer() });
  return made;
}

function withoutLarger(
  widths: readonly PictureVariant[],
  others: readonly PictureVariant[],
): PictureVariant[] {
  const isWorth = ({ width, bytes }: PictureVariant, all: readonly PictureVariant[]) =>
    all.every((other) => other.width < width || other.bytes.length > bytes.length);
  return widths.filter((one) =>
    isWorth(one, [...widths.filter((other) => other !== one), ...others]),
  );
}

async function placeholderOf(pixels: Pixels): Promise<string | null> {
  if (!isOpaque(pixels)) return null;
  const { width, height } = pixels.info;
  const scale = blur.side / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const small = await open(pixels)
    .resize(side(width), side(height), { fit: 'fill' })
    .webp({ quality: blur.quality, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
