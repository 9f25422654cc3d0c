import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useMemo, useRef } from 'react';
import { useCountByProduct } from '../../shop/cart/use-count-by-product.ts';
import { useTexts } from '../../shop/use-texts.ts';
import { sectionId } from './categories-bar.tsx';
import css from './menu-screen.module.css';
import { ProductGrid } from './menu-sections.tsx';
import { useDrawnHits } from './use-drawn-hits.ts';

type Props = {
  text: string;
  products: readonly Product[];
  index: MenuIndex;
  onLeave: (section: string) => void;
};

/** The products that match the typed text; without a match, the categories. */
export function SearchResults({ text, products, index, onLeave }: Props) {
  const texts = useTexts();
  return (
    <section aria-label={texts.menu.searchLabel}>
      <p className={css.searchInfo}>
        {products.length === 0
          ? texts.menu.searchEmpty(text)
          : texts.menu.searchCount(products.length)}
      </p>
      {products.length === 0 ? (
        <CategoryLinks index={index} onLeave={onLeave} />
      ) : (
        <Hits products={products} index={index} />
      )}
    </section>
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
function Hits({ products, index }: Pick<Props, 'products' | 'index'>) {
  const inCart = useCountByProduct();
  const end = useRef<HTMLDivElement>(null);
  const drawn = useDrawnHits(products, end);
  const [first] = index.menu.categories;
  const category = useMemo(
    () => (first === undefined ? null : { ...first, layout: 'large' as const }),
    [first],
  );
  if (category === null) return null;
  return (
    <>
      <ProductGrid category={category} products={drawn} index={index} inCart={inCart} />
      <div ref={end} />
    </>
  );
}
