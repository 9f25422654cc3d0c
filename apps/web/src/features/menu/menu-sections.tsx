import { type MenuIndex, productsOfCategory } from '@comanda/domain/menu/menu-index.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import { Fragment, memo, Suspense, useRef } from 'react';
import { useApp } from '../../shop/app-context.ts';
import { useCountByProduct } from '../../shop/cart/use-count-by-product.ts';
import type { PhotoPriority } from '@comanda/ui/photo.tsx';
import { useUnavailableProductText } from '../../shop/menu/use-moment.ts';
import { Banners } from './banners.tsx';
import { CategoryCombos } from './category-combos.tsx';
import { sectionId } from './categories-bar.tsx';
import { lazyCategories } from './lazy-categories.ts';
import { ProductCard } from './product-card.tsx';
import grid from './product-card.module.css';
import css from './menu-sections.module.css';
import { useCardEdits } from './use-card-edits.ts';
import { useNearViewport } from './use-near-viewport.ts';

/**
 * Every category with its products, in the menu's order; the banners follow the first. Each section
 * hydrates by itself, a few at a time and the pressed one first, so that the page responds before a
 * long menu is hydrated. Renders again only for another index: another render would hydrate all
 * sections at once.
 */
export const MenuSections = memo(function Sections({ index }: { index: MenuIndex }) {
  const lazy = lazyCategories(index.menu.categories);
  return index.menu.categories.map((category, position) => (
    <Fragment key={category.id}>
      <Suspense>
        <MenuSection
          category={category}
          index={index}
          isFirst={position === 0}
          isLazy={lazy.has(category)}
        />
      </Suspense>
      {position === 0 ? <Banners index={index} /> : null}
    </Fragment>
  ));
});

type SectionProps = { category: Category; index: MenuIndex; isFirst: boolean; isLazy: boolean };

const MenuSection = memo(function Section({ category, index, isFirst, isLazy }: SectionProps) {
  const { texts, page } = useApp();
  const { offers } = page.settings;
  const inCart = useCountByProduct();
  const section = useRef<HTMLElement>(null);
  const isNearViewport = useNearViewport(section, !isLazy);
  const products = productsOfCategory(category, index);
  return (
    <section
      ref={section}
      id={sectionId(category)}
      className={css.section}
      aria-labelledby={`h-${category.slug}`}
      data-section
      data-lazy={isNearViewport ? undefined : ''}
    >
      <div className={css.head}>
        <h2 className="title" id={`h-${category.slug}`} tabIndex={-1}>
          {category.name}
        </h2>
        <p className={css.count}>{texts.menu.dishes(products.length)}</p>
      </div>
      {offers === undefined ? null : (
        <CategoryCombos offers={offers} products={products} index={index} />
      )}
      <ProductGrid
        category={category}
        products={products}
        index={index}
        inCart={inCart}
        isFirst={isFirst}
        isLazy={!isNearViewport}
      />
    </section>
  );
});

const firstLoads: readonly PhotoPriority[] = ['high', 'eager'];

type GridProps = {
  category: Category;
  products: readonly Product[];
  index: MenuIndex;
  inCart: ReadonlyMap<number, number>;
  /** On the first screen: its first picture has the highest priority, the second is not lazy. */
  isFirst: boolean;
  /** Far down a long menu: the server draws the names alone. */ isLazy: boolean;
};

function ProductGrid({ category, products, index, inCart, isFirst, isLazy }: GridProps) {
  const unavailableTextOf = useUnavailableProductText(index);
  const edits = useCardEdits();
  const isLarge = category.layout === 'large';
  const isRow = (position: number): boolean => isLarge && !(isFirst && position === 0);
  return (
    <ul
      className={grid.grid}
      data-layout={isFirst ? category.layout : 'small'}
      data-rows={!isFirst && isLarge ? '' : undefined}
    >
      {products.map((product, position) => (
        <li
          key={product.id}
          data-row={isRow(position) ? '' : undefined}
          data-tagged={product.tags.length > 0 ? '' : undefined}
        >
          <ProductCard
            product={product}
            category={category}
            isCompact={isRow(position)}
            index={index}
            inCart={inCart.get(product.id) ?? 0}
            unavailable={unavailableTextOf(product)}
            edits={edits}
            isLazy={isLazy}
            priority={(isFirst ? firstLoads[position] : undefined) ?? 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
