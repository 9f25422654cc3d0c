import { type MenuIndex, priceOf, productsOfCategory } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import type { Settings } from '@comanda/domain/tenant/settings.ts';
import { joinNames } from '@comanda/i18n/join-names.ts';
import { Price } from '@comanda/ui/price.tsx';
import { pageTexts } from '../platform/texts.ts';

type Props = { index: MenuIndex; lead: string; settings: Settings };

/** A menu as text: categories, products, prices, tags and allergens. */
export function ReadableMenu({ index, lead, settings }: Props) {
  return (
    <>
      <p>{lead}</p>
      {index.menu.categories.map((category) => (
        <section key={category.id} aria-labelledby={`r-${category.slug}`}>
          <h2 className="title" id={`r-${category.slug}`}>
            {category.name}
          </h2>
          <ul>
            {productsOfCategory(category, index).map((product) => (
              <li key={product.id}>
                <ReadableProduct product={product} index={index} settings={settings} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function ReadableProduct({
  product,
  index,
  settings,
}: Pick<Props, 'index' | 'settings'> & { product: Product }) {
  const { common, menu } = pageTexts(settings);
  const { tags, allergens, description } = product;
  return (
    <>
      <h3>{product.name}</h3>
      {description === '' ? null : <p>{description}</p>}
      {tags.length === 0 ? null : <p>{tags.map((tag) => menu.tags[tag]).join(' · ')}</p>}
      {allergens.length === 0 ? null : (
        <p>
          {menu.allergens}: {joinNames(allergens)}
        </p>
      )}
      <Price {...priceOf(product, index)} country={settings.country} spoken={common.priceBefore} />
    </>
  );
}
