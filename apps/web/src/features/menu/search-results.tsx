import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import { searchProducts } from '@comanda/domain/menu/search-products.ts';
import { useTexts } from '../../platform/app-context.tsx';
import { sectionId } from './categories-bar.tsx';
import css from './menu-screen.module.css';
import { ProductGrid, useCountByProduct } from './sections.tsx';

/** What the typed text finds, its count announced; nothing found offers the categories. */
export function SearchResults({ text, index, onLeave }: { text: string; index: MenuIndex; onLeave: () => void }) {
  const texts = useTexts();
  const inCart = useCountByProduct();
  const products = searchProducts(index.menu, text);
  const category = index.menu.categories[0];
  if (category === undefined) return null;
  return (
    <section aria-label={texts.menu.searchLabel}>
      <p className={css.searchInfo} role="status">
        {products.length === 0 ? texts.menu.searchEmpty(text) : texts.menu.searchCount(products.length)}
      </p>
      {products.length === 0 ? (
        <p className={css.chips}>
          {index.menu.categories.map((one) => (
            <a key={one.id} href={`#${sectionId(one)}`} onClick={onLeave}>
              {one.name}
            </a>
          ))}
        </p>
      ) : (
        <ProductGrid category={{ ...category, layout: 'large' }} products={products} index={index} inCart={inCart} priorityCount={0} />
      )}
    </section>
  );
}
