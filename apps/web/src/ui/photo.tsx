import type { Picture } from '@comanda/domain/menu/menu.ts';
import { Icon } from './icons.tsx';
import css from './photo.module.css';

type Props = { picture: Picture | null; sizes: string; alt?: string; priority?: boolean };

/** A picture of the tenant in the width that the screen needs. Without one, a fork on a quiet ground. */
export function Photo({ picture, sizes, alt = '', priority = false }: Props) {
  if (picture === null) {
    return (
      <span className={css.none}>
        <Icon name="fork" size={64} />
      </span>
    );
  }
  return (
    <img
      src={picture.url}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

const sourceSet = (picture: Picture): string =>
  [...picture.sources, { url: picture.url, width: picture.width }].map((source) => `${source.url} ${source.width}w`).join(', ');
