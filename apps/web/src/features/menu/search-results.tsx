import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useTexts } from '../../shop/use-texts.ts';
import { sectionId } from './categories-bar.tsx';
import css from './menu-screen.module.css';
import { ProductGrid, useCountByProduct } from './menu-sections.tsx';

type Props = {
  text: string;
  products: readonly Product[];
  index: MenuIndex;
  onLeave: (section: string) => void;
};

/** The products that match the typed text; without a match, the categories. */
export function SearchResults({ text, products, index, onLeave }: Props) {
  const texts = useTexts();
  const inCart = useCountByProduct();
  const { categories } = index.menu;
  const category = categories[0];
  if (category === undefined) return null;
  return (
    <section aria-label={texts.menu.searchLabel}>
      <p className={css.searchInfo}>
        {products.length === 0
          ? texts.menu.searchEmpty(text)
          : texts.menu.searchCount(products.length)}
      </p>
      {products.length === 0 ? (
        <p className={css.chips}>
          {categories.map((category) => (
            <a
              key={category.id}
              href={`#${sectionId(category)}`}
              onClick={() => onLeave(sectionId(category))}
            >
              {category.name}
            </a>
          ))}
        </p>
      ) : (
        <ProductGrid
          category={{ ...category, layout: 'large' }}
          products={products}
          index={index}
          inCart={inCart}
        />
      )}
    </section>
  );
}
