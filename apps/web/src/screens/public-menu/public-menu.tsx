import type { MenuId } from '@comanda/domain/ids.ts';
import { checkAvailability, isStillDisabled } from '@comanda/domain/menu/check-availability.ts';
import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { Button, buttonClass } from '@comanda/ui/button.tsx';
import { NoticePage } from '@comanda/ui/notice-page.tsx';
import { RetryButton } from '@comanda/ui/retry-button.tsx';
import { CategoriesBar } from '../../features/menu/categories-bar.tsx';
import { Footer } from '../../features/menu/footer.tsx';
import { PublicMenuSections } from '../../features/public-menu/public-menu-sections.tsx';
import { usePublicMenu } from '../../features/public-menu/use-public-menu.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useNow } from '../../shop/time/use-now.ts';
import { availabilityText } from '../../shop/menu/availability-text.ts';
import { useModals } from '../../shop/modals/use-modals.ts';
import type { ProductInfo } from '../../features/public-menu/product-info-modal.tsx';
import { paths } from '../../platform/paths.ts';
import { useRetry } from '../../shop/use-retry.ts';
import { useTitle } from '../../shop/use-title.ts';
import { SlimHead } from '../../shop/slim-head.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import css from './public-menu.module.css';

/**
 * `/menu/{id}`: any menu of the brand, read only, as a QR code on a table opens it: no cart and no
 * ordering. docs/rules/menu.md#public-menu-page.
 */
export function PublicMenu({ id }: { id: number }) {
  const { texts } = useApp();
  const words = useTextsOf(publicMenuTexts);
  const { index, refusal, reload } = usePublicMenu(id as MenuId);
  const retry = useRetry(refusal, reload);
  useTitle(words.title);
  if (index !== null) return <PublicMenuPage index={index} />;
  if (refusal === null) return <main aria-busy="true" className={css.waiting} />;
  if (refusal.label === 'NOT_FOUND') return <NotFound />;
  return (
    <NoticePage title={texts.common.pageNotLoadedTitle} actions={<RetryButton retry={retry} />}>
      <p role="alert">{texts.common.pageNotLoadedText}</p>
    </NoticePage>
  );
}

function PublicMenuPage({ index }: { index: MenuIndex }) {
  const { page, texts } = useApp();
  const words = useTextsOf(publicMenuTexts);
  const modals = useModals();
  const productInfoOf = useProductInfo(index);
  const sections = index.menu.categories.map(({ slug, name, productIds }) => ({
    id: slug,
    name,
    count: productIds.length,
  }));
  const openCategories = (
    <Button
      look="quiet"
      aria-haspopup="dialog"
      onClick={() => modals.open({ kind: 'publicMenuCategories', sections })}
    >
      {words.categories}
    </Button>
  );
  return (
    <div className={css.publicMenu}>
      <SlimHead
        logo={page.settings.logo}
        name={page.settings.commerceName}
        back={{ href: paths.home, label: texts.common.home }}
        action={openCategories}
      />
      <div className={css.shell}>
        <CategoriesBar categories={index.menu.categories} />
        <main className={css.menu}>
          <h1 className="title">{words.title}</h1>
          <p className={css.lead}>{words.lead}</p>
          <PublicMenuSections
            index={index}
            unavailableTextOf={(product) => productInfoOf(product).unavailable}
            onOpenProduct={(product) =>
              modals.open({ kind: 'productInfo', info: productInfoOf(product) })
            }
          />
          <a className={`${buttonClass('soft')} ${css.online}`} href={paths.home} data-nav>
            {words.orderOnline}
          </a>
        </main>
      </div>
      <Footer />
    </div>
  );
}

/**
 * The facts of a product at the table: its price, its groups without switched-off options, and the
 * reason if it is unavailable.
 */
function useProductInfo(index: MenuIndex): (product: Product) => ProductInfo {
  const { texts } = useApp();
  const { timeZone } = useCurrentStore();
  const now = useNow();
  return (product) => {
    const groups = product.modifierGroupIds
      .map((id) => index.groupById.get(id))
      .filter((group) => group !== undefined);
    const isOn = (modifierId: number): boolean => {
      const off = index.disabledModifiers.get(modifierId);
      return off === undefined || !isStillDisabled(off, now ?? 0);
    };
    const availability =
      now === null
        ? null
        : checkAvailability(product, index, {
            now,
            timeZone,
            dispatch: 'in_store',
            platform: 'web',
          });
    return {
      product,
      ...priceOf(product, index),
      groups: groups
        .filter((group) => group.parentModifierId === null)
        .map((group) => ({ ...group, modifiers: group.modifiers.filter(({ id }) => isOn(id)) })),
      unavailable: availability === null ? null : availabilityText(product, availability, texts),
    };
  };
}
