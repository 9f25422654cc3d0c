import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { bannersToDraw, isBannerShown, type LinkedBanner } from '@comanda/domain/menu/banners.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { useApp } from '../../shop/app-context.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { productPath } from '../../platform/paths.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import css from './banners.module.css';
import { sectionId } from './categories-bar.tsx';

/**
 * Up to three of the brand's banners, as links: to a product's sheet, or down to a category. A row
 * to swipe on phones. docs/rules/menu.md#banners.
 */
export function Banners({ index }: { index: MenuIndex }) {
  const { page, texts } = useApp();
  const isShown = useIsShown(index);
  const banners = bannersToDraw(page.banners, index);
  if (banners.length === 0) return null;
  return (
    <section className={css.banners} aria-label={texts.menu.promotions}>
      <ul className={css.row} data-count={banners.length}>
        {banners.map((lead) => (
          <li key={lead.banner.id} hidden={!isShown(lead)} data-banner-product={lead.product?.id}>
            <BannerLink lead={lead} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BannerLink({ lead: { banner, category, product } }: { lead: LinkedBanner }) {
  const path =
    product === null
      ? `#${encodeURIComponent(sectionId(category))}`
      : productPath(category.slug, product.slug);
  return (
    <a className={css.banner} href={path} data-open-product={product?.id}>
      <span className={css.words}>
        <b>{banner.title}</b>
        <span>{banner.text}</span>
      </span>
      {banner.image === null ? null : (
        <span className={css.picture}>
          <Photo picture={banner.image} sizes={`${fromBreakpoint('desktop')} 340px, 300px`} />
        </span>
      )}
    </a>
  );
}

/** Every banner is shown until the browser's clock is known. */
function useIsShown(index: MenuIndex): (lead: LinkedBanner) => boolean {
  const now = useNow();
  const { timeZone } = useCurrentStore();
  return (lead) =>
    now === null ||
    isBannerShown(lead, index, { now, timeZone, dispatch: 'in_store', platform: 'web' });
}
