import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { memo } from 'react';
import { useSettings, useTexts } from '../../platform/app-context.tsx';
import { type Loads, Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { productPath } from '../../platform/paths.ts';
import { cardSizes } from './card-sizes.ts';
import css from './product-card.module.css';
import { ProductTags } from './product-tags.tsx';

type Props = {
  product: Product;
  category: Category;
  index: MenuIndex;
  /** Units of it in the cart: shown in the add button. */
  inCart: number;
  /** Why it cannot be ordered now, in words, or null. */
  unavailable: string | null;
  loads: Loads;
};

/**
 * The link covers the card; the add button stands over it. Unavailable products keep their link and lose the button. A menu has
 * hundreds: the plus and the clock are drawn by the style and cost no elements, and a card is drawn again only when it changed.
 */
export const ProductCard = memo(function ProductCard({ product, category, index, inCart, unavailable, loads }: Props) {
  const texts = useTexts();
  const { country, templateId } = useSettings();
  const path = productPath(category.slug, product.slug);
  return (
    <article className={css.card} {...marksOf({ product, unavailable })}>
      <Photo className={css.photo} picture={product.image} sizes={cardSizes(templateId, category.layout)} loads={loads} />
      {product.badge === null ? null : <span className={css.badge}>{product.badge}</span>}
      <div className={css.body}>
        <h3>
          <a className={css.name} href={path} data-open-product={product.id}>
            {product.name}
          </a>
        </h3>
        <p className={css.text}>{product.description}</p>
        <p className={css.why} data-why hidden={unavailable === null} suppressHydrationWarning>
          {unavailable ?? ''}
        </p>
        <Price {...priceOf(product, index)} country={country} spoken={texts.common.priceBefore} large={category.layout === 'large'} />
        <ProductTags tags={product.tags} />
      </div>
      <a
        className={css.add}
        href={path}
        data-open-product={product.id}
        data-count={inCart === 0 ? undefined : inCart}
        role="button"
        aria-label={inCart === 0 ? texts.menu.addToCart(product.name) : texts.menu.addToCartAgain({ name: product.name, count: inCart })}
      >
        {inCart === 0 ? null : inCart}
      </a>
    </article>
  );
});

/** What the templates compose by: whether the product can be ordered now, and whether it has a photo. */
const marksOf = ({ product, unavailable }: Pick<Props, 'product' | 'unavailable'>) => ({
  'data-product': product.id,
  'data-off': unavailable === null ? undefined : '',
  'data-bare': product.image === null ? '' : undefined,
});
