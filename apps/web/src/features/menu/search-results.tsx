import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { nearestProducts } from '@comanda/domain/menu/nearest-products.ts';
import { useRef } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import { sectionId } from './categories-bar.tsx';
import css from './menu-screen.module.css';
import { SearchHits } from './search-hits.tsx';
import { useDrawnHits } from './use-drawn-hits.ts';

type Props = {
  text: string;
  products: readonly Product[];
  index: MenuIndex;
  onLeave: (section: string) => void;
};

/**
 * The products that match the typed text; without a match, those with the nearest names and the
 * categories. docs/rules/menu.md#hits-of-a-search.
 */
export function SearchResults({ text, products, index, onLeave }: Props) {
  const { menu } = useTexts();
  return (
    <section aria-label={menu.searchLabel}>
      <p className={css.searchInfo}>
        {products.length === 0 ? menu.searchEmpty(text) : menu.searchCount(products.length)}
      </p>
      {products.length === 0 ? (
        <>
          <NearestNames text={text} index={index} />
          <CategoryLinks index={index} onLeave={onLeave} />
        </>
      ) : (
        <Hits text={text} products={products} index={index} />
      )}
    </section>
  );
}

function NearestNames({ text, index }: Pick<Props, 'text' | 'index'>) {
  const { menu } = useTexts();
  const products = nearestProducts(index.menu.products, text);
  if (products.length === 0) return null;
  return (
    <div className={css.nearest}>
      <p>{menu.searchNearest}</p>
      <SearchHits text={text} products={products} index={index} />
    </div>
  );
}

function CategoryLinks({ index, onLeave }: Pick<Props, 'index' | 'onLeave'>) {
  return (
    <p className={css.chips}>
      {index.menu.categories.map((category) => (
        <a
          key={category.id}
          href={`#${sectionId(category)}`}
          onClick={(event) => {
            event.preventDefault();
            onLeave(sectionId(category));
          }}
        >
          {category.name}
        </a>
      ))}
    </p>
  );
}

/**
 * Draws the first hits alone, so that a key press costs the same in a long menu; more when the
 * shopper comes near their end.
 */
function Hits({ text, products, index }: Omit<Props, 'onLeave'>) {
  const end = useRef<HTMLDivElement>(null);
  const drawn = useDrawnHits(products, end);
  return (
    <>
      <SearchHits text={text} products={drawn} index={index} />
      <div ref={end} />
    </>
  );
}
