import type { Picture } from './menu.ts';

export type PictureFormat = 'avif' | 'webp';

/** Returns the file name of one width of the picture `name`: `brasa-480.avif`. */
export const pictureWidthName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/**
 * Returns the URL of one width in `picture.avif` or `picture.webp`. It is next to `url`, whose name
 * ends with its own width.
 */
export const pictureWidthAddress = (
  { url }: Pick<Picture, 'url'>,
  width: number,
  format: PictureFormat,
): string => pictureWidthName(url.replace(/-\d+\.webp$/, ''), width, format);
