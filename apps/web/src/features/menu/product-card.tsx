import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { memo } from 'react';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import { type PhotoPriority, Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import { productPath } from '../../platform/paths.ts';
import { AddControl } from './add-control.tsx';
import { cardImageSizes } from './card-image-sizes.ts';
import css from './product-card.module.css';
import { ProductTags } from './product-tags.tsx';
import type { CardEdits } from './use-card-edits.ts';

type Props = {
  product: Product;
  category: Category;
  index: MenuIndex;
  /** Units of the product in the cart: the add button shows them. */
  inCart: number;
  /** The reason for which the product cannot be ordered now, as a text, or null. */
  unavailable: string | null;
  priority: PhotoPriority;
  /** Drawn as a row on phones where other cards are posters. */ isCompact: boolean;
  /** Changes the cart from the card. */ edits: CardEdits;
  /** Draws the name alone, in the space of the whole card. */ isLazy: boolean;
};

/**
 * The link covers the card; the add button stands over the link. An unavailable product has its
 * link and no button. A menu has hundreds of cards: CSS draws the plus and the clock without
 * elements, and a card renders again only when its props change.
 * docs/rules/menu.md#add-button-of-a-card.
 */
export const ProductCard = memo(function ProductCard({
  product,
  category,
  index,
  inCart,
  unavailable,
  priority,
  isCompact,
  edits,
  isLazy,
}: Props) {
  const { templateId } = useSettings();
  const path = productPath(category.slug, product.slug);
  return (
    <article className={css.card} {...cardAttributes({ product, unavailable, isLazy })}>
      {isLazy ? null : (
        <Photo
          className={css.photo}
          picture={product.image}
          sizes={cardImageSizes(templateId, category.layout, isCompact)}
          priority={priority}
        />
      )}
      {product.badge === null || isLazy ? null : <span className={css.badge}>{product.badge}</span>}
      <div className={css.body}>
        <h3>
          <a className={css.name} href={path} data-open-product={product.id}>
            {product.name}
          </a>
        </h3>
        {isLazy ? null : (
          <CardFacts
            product={product}
            category={category}
            index={index}
            unavailable={unavailable}
          />
        )}
      </div>
      {isLazy ? null : (
        <AddControl
          className={css.place}
          product={product}
          path={path}
          inCart={inCart}
          index={index}
          isAvailable={unavailable === null}
          edits={edits}
        />
      )}
    </article>
  );
});

function CardFacts({
  product,
  category,
  index,
  unavailable,
}: Pick<Props, 'product' | 'category' | 'index' | 'unavailable'>) {
  const texts = useTexts();
  const { country } = useSettings();
  return (
    <>
      <p className={css.text}>{product.description}</p>
      <p className={css.why} data-why hidden={unavailable === null} suppressHydrationWarning>
        {unavailable ?? ''}
      </p>
      <ProductTags tags={product.tags} />
      <Price
        {...priceOf(product, index)}
        country={country}
        spoken={texts.common.priceBefore}
        large={category.layout === 'large'}
      />
    </>
  );
}

/**
 * The attributes that templates style by: whether the product can be ordered now, and whether it
 * has a photo.
 */
const cardAttributes = ({
  product,
  unavailable,
  isLazy,
}: Pick<Props, 'product' | 'unavailable' | 'isLazy'>) => ({
  'data-product': product.id,
  'data-off': unavailable === null ? undefined : '',
  'data-bare': product.image === null ? '' : undefined,
  'data-lazy': isLazy ? '' : undefined,
});
