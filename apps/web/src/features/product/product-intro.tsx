import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import { useIsScrollable } from '@comanda/ui/use-is-scrollable.ts';
import type { ComboPartner } from './combo-partner.ts';
import { useCardPicture } from './use-card-picture.ts';
import { ProductCombos } from './product-combos.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ShareProduct } from './share-product.tsx';
import css from './product-sheet.module.css';

/**
 * On desktops the frame cuts the sides of a 4:3 picture, which is 507 px wide, or down to 434 px
 * beside much text.
 */
const sizes = `${fromBreakpoint('desktop')} 480px, ${fromBreakpoint('tablet')} 936px, 100vw`;

type Props = {
  product: Product;
  unavailable: string | null;
  /** Adds the product with another one that completes a combo; null where nothing can be added. */
  onAddBoth: ((partner: ComboPartner) => void) | null;
};

/**
 * Photo, name, the whole text, price, and the facts of an informed choice. On phones the combos and
 * the facts stand below the choices. docs/rules/menu.md#product-sheet.
 */
export function ProductIntro({ product, unavailable, onAddBoth }: Props) {
  const { texts, page } = useApp();
  const { offers } = page.settings;
  const index = useMenuIndex();
  const left = useRef<HTMLDivElement>(null);
  const scrolls = useIsScrollable(left);
  return (
    <div
      className={css.left}
      ref={left}
      role="group"
      aria-label={product.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
      tabIndex={scrolls ? 0 : undefined}
    >
      <div className={css.photo}>
        <Photo
          picture={product.image}
          sizes={sizes}
          alt={product.name}
          priority="high"
          preview={useCardPicture(product)}
        />
      </div>
      <div className={css.intro}>
        <h2 className="title">{product.name}</h2>
        <p className={css.description}>{product.description}</p>
        <Price
          {...priceOf(product, index)}
          country={page.settings.country}
          spoken={texts.common.priceBefore}
          large
        />
        {unavailable === null ? null : (
          <p className={css.unavailable}>
            <Icon name="clock" size={18} />
            {unavailable}
          </p>
        )}
        <ShareProduct product={product} />
      </div>
      <div className={css.details}>
        {offers === undefined ? null : (
          <ProductCombos product={product} offers={offers} onAddBoth={onAddBoth} />
        )}
        <ProductFacts product={product} />
      </div>
    </div>
  );
}
