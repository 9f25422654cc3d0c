import type { Picture } from '@comanda/domain/menu/menu.ts';
import { pictureSources } from './picture-sources.ts';
import css from './photo.module.css';

type Props = {
  picture: Picture | null;
  /** How wide the whole picture is drawn, with what its frame cuts off. */ sizes: string;
  alt?: string;
  /** `first` comes before all else, `soon` without being seen, `late` when it is near the screen. */ priority?: PhotoPriority;
  /** The same picture in a width that is on screen already: shown until this one comes, and if it never does. */ preview?:
    string | null;
  /** Of the frame: by itself it fills what it is in. */ className?: string | undefined;
};
export type PhotoPriority = 'first' | 'soon' | 'late';

/**
 * A picture of the tenant that fills its frame, in the width that the screen needs, over a blur of itself. Without one, or when it cannot
 * be had (`data-broken`, set by `first/mark-broken-pictures.ts`), a fork on a quiet ground.
 */
export function Photo({ picture, sizes, alt = '', priority = 'late', preview, className }: Props) {
  const frame = className === undefined ? css.frame : `${css.frame} ${className}`;
  if (picture === null) return <span className={frame} data-photo="none" />;
  const { avif, webp } = pictureSources(picture);
  const blur = preview ?? picture.placeholder;
  return (
    <span className={frame} data-photo={preview ? 'seen' : ''} key={picture.url}>
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
          loading={priority === 'late' ? 'lazy' : 'eager'}
          fetchPriority={priority === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
