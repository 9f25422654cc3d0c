import { type MenuIndex, priceOf, productsOfCategory } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import css from './public-menu.module.css';

type Props = {
  index: MenuIndex;
  /** The reason for which a product is unavailable now, as a text, or null. */ unavailableTextOf: (
    product: Product,
  ) => string | null;
  onOpenProduct: (product: Product) => void;
};

/**
 * The menu for reading at a table: every product with its full text and price, without ordering.
 * docs/rules/menu.md#public-menu-page.
 */
export function PublicMenuSections(props: Props) {
  return props.index.menu.categories.map((category) => (
    <section
      key={category.id}
      id={category.slug}
      className={css.section}
      aria-labelledby={`h-${category.slug}`}
      data-section
    >
      <h2 className="title" id={`h-${category.slug}`} tabIndex={-1}>
        {category.name}
      </h2>
      <ul className={css.list}>
        {productsOfCategory(category, props.index).map((product) => (
          <li key={product.id}>
            <PublicProduct product={product} {...props} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function PublicProduct({
  product,
  index,
  unavailableTextOf,
  onOpenProduct,
}: Props & { product: Product }) {
  const { page, texts } = useApp();
  const words = useTextsOf(publicMenuTexts);
  const unavailable = unavailableTextOf(product);
  return (
    <article className={css.item} data-off={unavailable === null ? undefined : ''}>
      <div className={css.text}>
        <h3>
          <button
            type="button"
            className={css.name}
            onClick={() => onOpenProduct(product)}
            aria-haspopup="dialog"
            aria-label={words.look(product.name)}
          >
            {product.name}
          </button>
        </h3>
        <p className={css.description}>{product.description}</p>
        {unavailable === null ? null : <p className={css.why}>{unavailable}</p>}
        <Price
          {...priceOf(product, index)}
          country={page.settings.country}
          spoken={texts.common.priceBefore}
        />
      </div>
      {product.image === null ? null : (
        <div className={css.photo}>
          <Photo picture={product.image} sizes="128px" />
        </div>
      )}
    </article>
  );
}
