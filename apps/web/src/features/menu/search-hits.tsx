import { type MenuIndex, priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { searchedWords } from '@comanda/domain/menu/searched-words.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import { productPath } from '../../platform/paths.ts';
import { MarkedText } from '../../shop/marked-text.tsx';
import { useCountByProduct } from '../../shop/cart/use-count-by-product.ts';
import { useUnavailableProductText } from '../../shop/menu/use-moment.ts';
import { useSettings } from '../../shop/use-settings.ts';
import { useTexts } from '../../shop/use-texts.ts';
import { AddControl } from './add-control.tsx';
import css from './search-hits.module.css';
import { type CardEdits, useCardEdits } from './use-card-edits.ts';

type Props = { text: string; products: readonly Product[]; index: MenuIndex };

/** The hits of a search as rows. docs/rules/menu.md#hits-of-a-search. */
export function SearchHits({ text, products, index }: Props) {
  const inCart = useCountByProduct();
  const unavailableTextOf = useUnavailableProductText(index);
  const edits = useCardEdits();
  return (
    <ul className={css.hits}>
      {products.map((product) => (
        <li key={product.id}>
          <Hit
            product={product}
            text={text}
            index={index}
            inCart={inCart.get(product.id) ?? 0}
            unavailable={unavailableTextOf(product)}
            edits={edits}
          />
        </li>
      ))}
    </ul>
  );
}

type HitProps = Pick<Props, 'text' | 'index'> & {
  product: Product;
  /** Units in the cart. */
  inCart: number;
  unavailable: string | null;
  edits: CardEdits;
};

function Hit({ product, text, index, inCart, unavailable, edits }: HitProps) {
  const { common } = useTexts();
  const { country } = useSettings();
  const category = index.menu.categories.find(({ id }) => id === product.categoryId);
  const path = productPath(category?.slug ?? '-', product.slug);
  return (
    <article
      className={css.hit}
      data-product={product.id}
      data-off={unavailable === null ? undefined : ''}
    >
      <Photo className={css.photo} picture={product.image} sizes="96px" />
      <div className={css.body}>
        <h3>
          <a className={css.name} href={path} data-open-product={product.id}>
            <MarkedText text={product.name} typed={searchedWords(text)} />
          </a>
        </h3>
        {unavailable === null ? null : <p className={css.why}>{unavailable}</p>}
        <Price {...priceOf(product, index)} country={country} spoken={common.priceBefore} />
      </div>
      {unavailable === null ? (
        <AddControl
          product={product}
          path={path}
          inCart={inCart}
          index={index}
          isAvailable
          edits={edits}
        />
      ) : null}
    </article>
  );
}
