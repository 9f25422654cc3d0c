import type { Picture } from './menu.ts';

export type PictureFormat = 'avif' | 'webp';

/** The file of one width of a picture that is called `name`: `brasa-480.avif`. */
export const pictureWidthName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;

/** The address of a width that `picture.avif` or `picture.webp` names: beside `url`, which ends with its own width. */
export const pictureWidthAddress = (
  { url }: Pick<Picture, 'url'>,
  width: number,
  format: PictureFormat,
): string => pictureWidthName(url.replace(/-\d+\.webp$/, ''), width, format);
