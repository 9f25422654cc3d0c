import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { useSettings, useTexts } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { productPath } from '../../platform/paths.ts';
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
  priority: boolean;
};

/** The link covers the card; the add button stands over it. Unavailable products keep their link and lose the button. */
export function ProductCard({ product, category, index, inCart, unavailable, priority }: Props) {
  const texts = useTexts();
  const { country } = useSettings();
  const path = productPath(category.slug, product.slug);
  return (
    <article className={css.card} data-product={product.id} data-off={unavailable === null ? undefined : ''}>
      <div className={css.photo}>
        <Photo picture={product.image} sizes={sizesOf(category)} priority={priority} />
      </div>
      {product.badge === null ? null : <span className={css.badge}>{product.badge}</span>}
      <div className={css.body}>
        <h3>
          <a className={css.name} href={path} data-open-product={product.id}>
            {product.name}
          </a>
        </h3>
        <p className={css.text}>{product.description}</p>
        <p className={css.why} data-why hidden={unavailable === null}>
          <Icon name="clock" size={15} />
          <span suppressHydrationWarning>{unavailable ?? texts.menu.unavailable}</span>
        </p>
        <Price {...priceOf(product, index)} country={country} spoken={texts.common.priceBefore} large={category.layout === 'large'} />
        <ProductTags tags={product.tags} />
      </div>
      <a
        className={css.add}
        href={path}
        data-open-product={product.id}
        role="button"
        aria-label={inCart === 0 ? texts.menu.addToCart(product.name) : texts.menu.addToCartAgain({ name: product.name, count: inCart })}
      >
        {inCart === 0 ? <Icon name="plus" size={22} /> : inCart}
      </a>
    </article>
  );
}

const sizesOf = (category: Category): string =>
  category.layout === 'small'
    ? '(min-width: 1200px) 200px, (min-width: 551px) 33vw, 50vw'
    : '(min-width: 1200px) 306px, (min-width: 551px) 50vw, 100vw';
