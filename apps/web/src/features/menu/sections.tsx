import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { memo, Suspense, useRef } from 'react';
import { useApp, useShop } from '../../platform/app-context.tsx';
import type { Loads } from '../../ui/photo.tsx';
import { useUnavailableWords } from '../../platform/moment.ts';
import { sectionId } from './categories-bar.tsx';
import { farCategories } from './far-categories.ts';
import { ProductCard } from './product-card.tsx';
import grid from './product-card.module.css';
import css from './sections.module.css';
import { useNear } from './use-near.ts';

/**
 * Every category with its products, in the menu's order. Each is taken over by itself, some at a time and the touched one first: the
 * page answers before a long menu is through. Drawn again only for another index: a new drawing would take over all of them at once.
 */
export const Sections = memo(function Sections({ index }: { index: MenuIndex }) {
  const far = farCategories(index.menu.categories);
  return index.menu.categories.map((category, position) => (
    <Suspense key={category.id}>
      <Section category={category} index={index} isFirst={position === 0} isFar={far.has(category)} />
    </Suspense>
  ));
});

type SectionProps = { category: Category; index: MenuIndex; isFirst: boolean; isFar: boolean };

const Section = memo(function Section({ category, index, isFirst, isFar }: SectionProps) {
  const { texts } = useApp();
  const inCart = useCountByProduct();
  const section = useRef<HTMLElement>(null);
  const isNear = useNear(section, !isFar);
  const products = productsOf(category, index);
  return (
    <section
      ref={section}
      id={sectionId(category)}
      className={css.section}
      aria-labelledby={`h-${category.slug}`}
      data-section
      data-far={isNear ? undefined : ''}
    >
      <div className={css.head}>
        <h2 className="title" id={`h-${category.slug}`} tabIndex={-1}>
          {category.name}
        </h2>
        <p className={css.count}>{texts.menu.dishes(products.length)}</p>
      </div>
      <ProductGrid category={category} products={products} index={index} inCart={inCart} isFirst={isFirst} isFar={!isNear} />
    </section>
  );
});

const productsOf = (category: Category, index: MenuIndex): readonly Product[] =>
  category.productIds.map((id) => index.productById.get(id)).filter((product) => product !== undefined);

const firstLoads: readonly Loads[] = ['first', 'soon'];

type GridProps = {
  category: Category;
  products: readonly Product[];
  index: MenuIndex;
  inCart: ReadonlyMap<number, number>;
  /** On the first screen: its first picture comes before all else, the second does not wait to be near. */ isFirst?: boolean;
  /** Far down a long menu: drawn with names alone. */ isFar?: boolean;
};

export function ProductGrid({ category, products, index, inCart, isFirst = false, isFar = false }: GridProps) {
  const why = useUnavailableWords(index);
  return (
    <ul className={grid.grid} data-layout={category.layout}>
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            category={category}
            index={index}
            inCart={inCart.get(product.id) ?? 0}
            unavailable={why(product)}
            isFar={isFar}
            loads={(isFirst ? firstLoads[position] : undefined) ?? 'late'}
          />
        </li>
      ))}
    </ul>
  );
}

/** Units of each product in the cart. */
export function useCountByProduct(): ReadonlyMap<number, number> {
  const lines = useShop((shop) => shop.lines);
  const counts = new Map<number, number>();
  for (const line of lines) counts.set(line.productId, (counts.get(line.productId) ?? 0) + line.count);
  return counts;
}
