import type { AvifOptions, JpegOptions, PngOptions, WebpOptions } from 'sharp';

/** `dish`: a product's picture, drawn small and often. `wide`: a hero or a banner. */
export const pictureUses = ['dish', 'wide'] as const;
export type PictureUse = (typeof pictureUses)[number];
/** `sameFormat`: a logo or a loader, which keeps its format and size. */
export type NamedUse = PictureUse | 'sameFormat';

/**
 * Widths in pixels that are encoded of a master, none wider than the master. Each width of a dish
 * is at most 1.67 times the one before.
 */
export const pictureWidths: Record<
  PictureUse,
  { avif: readonly number[]; webp: readonly number[]; top: number }
> = {
  dish: { avif: [200, 320, 480, 800], webp: [480], top: 800 },
  wide: { avif: [480, 800, 1200, 1600], webp: [800], top: 1600 },
};

/**
 * A width is left out if it is at least this share of the largest width: it would save hardly any
 * bytes.
 */
export const maxWidthRatio = 0.9;

/**
 * Time after which decoding a picture is given up: one that keeps to its limits takes about a
 * second.
 */
export const maxDecodingSeconds = 10;

/** Decision 0009 has the measurements. */
export const avif: AvifOptions = { quality: 50, effort: 1, tune: 'ssim' };
/**
 * Options of the largest width, which shared links and search engines also show. Only old browsers
 * load the other WebP widths.
 */
export const largestWebpOptions: WebpOptions = { quality: 78, effort: 4, smartSubsample: true };
export const webp: WebpOptions = { quality: 75, effort: 2 };

/**
 * Options of a picture that keeps its format and size, such as a logo: it is encoded once, and its
 * edges stay sharp.
 */
export const sameFormatOptions: {
  png: PngOptions;
  jpeg: JpegOptions;
  webp: WebpOptions;
  losslessWebp: WebpOptions;
  avif: AvifOptions;
} = {
  png: { compressionLevel: 9 },
  jpeg: { quality: 90 },
  webp: { quality: 90, effort: 4, smartSubsample: true },
  losslessWebp: { lossless: true, effort: 4 },
  avif: { quality: 70, effort: 2 },
};

/** `side`: the longer side, pixels. */
export const placeholderOptions = { side: 8, quality: 10 };

/**
 * Part of an encoded picture's URL and of its name in the cache. Raise `steps` when
 * encode-picture.ts changes its results.
 */
export const pictureEncoding = JSON.stringify({
  steps: 3,
  ladders: pictureWidths,
  worthARung: maxWidthRatio,
  avif,
  largestWebp: largestWebpOptions,
  webp,
  placeholder: placeholderOptions,
  sameFormat: sameFormatOptions,
});
