import type { Picture } from '@comanda/domain/menu/menu.ts';
import { pictureWidthAddress } from '@comanda/domain/menu/picture-address.ts';

export type PictureSources = { avif: string | undefined; webp: string | undefined };

/**
 * The widths of a picture as `srcset`s. Every browser that reads AVIF reads WebP too: where AVIF is
 * not smaller, the AVIF set lists the WebP file of that width, so that both sets have the same
 * widths. Undefined if a picture has no other widths.
 */
export function pictureSources(picture: Picture): PictureSources {
  const { url, width, avif, webp } = picture;
  if (avif.length + webp.length === 0) return { avif: undefined, webp: undefined };
  const webps = [
    ...webp.map((one) => [one, pictureWidthAddress(picture, one, 'webp')] as const),
    [width, url] as const,
  ];
  const avifs = new Map([
    ...webps,
    ...avif.map((one) => [one, pictureWidthAddress(picture, one, 'avif')] as const),
  ]);
  return { avif: avif.length === 0 ? undefined : srcSet([...avifs]), webp: srcSet(webps) };
}

const srcSet = (widths: readonly (readonly [width: number, address: string])[]): string =>
  widths
    .toSorted(([a], [b]) => a - b)
    .map(([width, address]) => `${address} ${width}w`)
    .join(', ');
