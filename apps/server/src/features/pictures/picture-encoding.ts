import type { AvifOptions, WebpOptions } from 'sharp';

/** `dish`: of a product, drawn small and often. `wide`: of a hero or a banner. */
export type PictureUse = 'dish' | 'wide';

/** Widths in pixels that are made of a master; none wider than it. Of the dishes each is at most 1.67 times the one before. */
export const pictureWidths: Record<
  PictureUse,
  { avif: readonly number[]; webp: readonly number[]; top: number }
> = {
  dish: { avif: [200, 320, 480, 800], webp: [480], top: 800 },
  wide: { avif: [480, 800, 1200, 1600], webp: [800], top: 1600 },
};

/** A rung is left out when the largest width is hardly wider: in between nothing would be gained. */
export const maxWidthRatio = 0.9;

/** Decision 0009 has the figures. */
export const avif: AvifOptions = { quality: 50, effort: 1, tune: 'ssim' };
/** Of the largest width, which shared links and search engines show too; the others are for old browsers alone. */
export const largestWebpOptions: WebpOptions = { quality: 78, effort: 4, smartSubsample: true };
export const webp: WebpOptions = { quality: 75, effort: 2 };

/** `side`: pixels of the longer side. */
export const placeholderOptions = { side: 8, quality: 10 };

/** Part of the address of what is made, and of its name among what is kept. `steps` is raised when encode-picture.ts works otherwise. */
export const pictureEncoding = JSON.stringify({
  steps: 2,
  ladders: pictureWidths,
  worthARung: maxWidthRatio,
  avif,
  largestWebp: largestWebpOptions,
  webp,
  placeholder: placeholderOptions,
});
