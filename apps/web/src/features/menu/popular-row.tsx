import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { popularProductIds } from '@comanda/domain/menu/popular-products.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import { productPath } from '../../platform/paths.ts';
import { useApp } from '../../shop/app-context.ts';
import { useUnavailableProductText } from '../../shop/menu/use-moment.ts';
import { useCurrentStore } from '../../shop/place/use-current-store.ts';
import { useCountByProduct } from '../../shop/cart/use-count-by-product.ts';
import { AddControl } from './add-control.tsx';
import css from './popular-row.module.css';
import { type CardEdits, useCardEdits } from './use-card-edits.ts';

/**
 * The most ordered products of the store as a row of small cards above the first section. `index`
 * has the products that pass the filters. docs/rules/menu.md#most-ordered-products.
 */
export function PopularRow({ index }: { index: MenuIndex }) {
  const { texts } = useApp();
  const unavailableTextOf = useUnavailableProductText(index);
  const products = usePopularProducts(index, (product) => unavailableTextOf(product) === null);
  const inCart = useCountByProduct();
  const edits = useCardEdits();
  if (products.length === 0) return null;
  return (
    <section className={css.popular} aria-labelledby="popular">
      <h2 className="title" id="popular">
        {texts.menu.popular}
      </h2>
      <ul className={css.row}>
        {products.map(({ product, category }, position) => (
          <PopularCard
            key={product.id}
            product={product}
            category={category}
            index={index}
            inCart={inCart.get(product.id) ?? 0}
            unavailable={unavailableTextOf(product)}
            isOnFirstScreen={position < 3}
            edits={edits}
          />
        ))}
      </ul>
    </section>
  );
}

type Placed = { product: Product; category: Category };

function usePopularProducts(
  index: MenuIndex,
  isAvailable: (product: Product) => boolean,
): readonly Placed[] {
  const { page } = useApp();
  const { id: storeId } = useCurrentStore();
  const { categories, products } = index.menu;
  const shown = new Set(products.map(({ id }) => id));
  return popularProductIds({
    popular: page.popular,
    ownList: page.settings.popularProducts,
    storeId,
    isShown: (id) => shown.has(id) && !index.disabledProducts.has(id),
    isAvailable: (id) => {
      const product = index.productById.get(id);
      return product === undefined || isAvailable(product);
    },
  }).flatMap((id) => {
    const product = index.productById.get(id);
    const category = categories.find((one) => one.id === product?.categoryId);
    return product === undefined || category === undefined ? [] : [{ product, category }];
  });
}

type CardProps = Placed & {
  index: MenuIndex;
  /** Units in the cart. */
  inCart: number;
  unavailable: string | null;
  isOnFirstScreen: boolean;
  edits: CardEdits;
};

function PopularCard(props: CardProps) {
  const { product, category, index, inCart, unavailable, isOnFirstScreen, edits } = props;
  const { texts, page } = useApp();
  const { country } = page.settings;
  const path = productPath(category.slug, product.slug);
  const price = priceOf(product, index);
  return (
    <li
      className={css.card}
      data-popular={product.id}
      data-off={unavailable === null ? undefined : ''}
    >
      <Photo
        className={css.photo}
        picture={product.image}
        sizes="128px"
        priority={isOnFirstScreen ? 'eager' : 'lazy'}
      />
      <a
        className={css.name}
        href={path}
        data-open-product={product.id}
        data-name
        aria-label={`${product.name}, ${formatMoney(price.price, country)}`}
      >
        {product.name}
      </a>
      <p className={css.why} data-why hidden={unavailable === null} suppressHydrationWarning>
        {unavailable ?? ''}
      </p>
      <Price {...price} country={country} spoken={texts.common.priceBefore} />
      <AddControl
        className={css.place}
        product={product}
        path={path}
        inCart={inCart}
        index={index}
        isAvailable={unavailable === null}
        edits={edits}
      />
    </li>
  );
}
