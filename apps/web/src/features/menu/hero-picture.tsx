import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import type { Picture } from '@comanda/domain/menu/menu.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { pictureSources } from '@comanda/ui/picture-sources.ts';
import css from './hero.module.css';

const isWide = fromBreakpoint('tablet');
/**
 * The hero is about 200 px high on desktops and 110 on phones, where the picture is wider than its
 * frame. Template 1 gives it two thirds of the page, the others about the half.
 */
const narrowSizes = '240px';
const wideSizes = {
  1: 'min(max(700px, 63vw), 910px)',
  2: 'min(max(700px, 56vw), 900px)',
  3: 'min(max(700px, 50vw), 800px)',
};

/**
 * The hero's picture, with a file of its own for phones. A blur of the picture, or the brand's
 * background, shows until the picture loads.
 */
export function HeroPicture({ wide, narrow }: { wide: Picture; narrow: Picture }) {
  const { templateId } = useSettings();
  const sizes = wideSizes[templateId];
  const [ofWide, ofNarrow] = [pictureSources(wide), pictureSources(narrow)];
  const size = { width: wide.width, height: wide.height };
  return (
    <span className={css.image}>
      {wide.placeholder === null || narrow.placeholder === null ? null : (
        <picture>
          <source media={isWide} srcSet={wide.placeholder} />
          <img src={narrow.placeholder} alt="" aria-hidden />
        </picture>
      )}
      <picture>
        {ofWide.avif === undefined ? null : (
          <source media={isWide} type="image/avif" srcSet={ofWide.avif} sizes={sizes} {...size} />
        )}
        <source media={isWide} srcSet={ofWide.webp ?? wide.url} sizes={sizes} {...size} />
        {ofNarrow.avif === undefined ? null : (
          <source type="image/avif" srcSet={ofNarrow.avif} sizes={narrowSizes} />
        )}
        <img
          src={narrow.url}
          srcSet={ofNarrow.webp}
          sizes={narrowSizes}
          width={narrow.width}
          height={narrow.height}
          alt=""
          fetchPriority="high"
        />
      </picture>
    </span>
  );
}
