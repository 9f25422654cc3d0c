import type { Picture } from '@comanda/domain/menu/menu.ts';
import { pictureSources } from './picture-sources.ts';
import css from './photo.module.css';

type Props = {
  picture: Picture | null;
  /** The drawn width of the whole picture, including the parts that its frame cuts off. */
  sizes: string;
  alt?: string;
  /**
   * `first` has the highest fetch priority, `soon` loads before it is visible, `late` loads near
   * the viewport.
   */
  priority?: PhotoPriority;
  /**
   * The same picture in a width that the browser has loaded: shown until this picture loads, and if
   * it never does.
   */
  preview?: string | null;
  /** A class for the frame. Without it the frame fills its container. */
  className?: string | undefined;
};
export type PhotoPriority = 'high' | 'eager' | 'lazy';

/**
 * A picture of the tenant that fills its frame, in the width that the screen needs, over a blur of
 * itself. Without a picture, or if it fails to load (`data-broken`, set by
 * `pre-hydration/mark-broken-pictures.ts`), a fork on a plain background.
 */
export function Photo({ picture, sizes, alt = '', priority = 'lazy', preview, className }: Props) {
  const frame = className === undefined ? css.frame : `${css.frame} ${className}`;
  if (picture === null) return <span className={frame} data-photo="none" />;
  const { avif, webp } = pictureSources(picture);
  const blur = preview ?? picture.placeholder;
  return (
    <span className={frame} data-photo={preview ? 'preview' : ''} key={picture.url}>
      {blur === null ? null : <img className={css.blur} src={blur} alt="" aria-hidden />}
      <picture>
        {avif === undefined ? null : <source type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={picture.url}
          srcSet={webp}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={priority === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'high' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
