import { priceOf } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { useApp } from '../../platform/app-context.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Photo } from '../../ui/photo.tsx';
import { Price } from '../../ui/price.tsx';
import { ProductFacts } from './product-facts.tsx';
import css from './product-sheet.module.css';

/** Photo, name, the whole text, price, and the facts of an informed choice. */
export function ProductIntro({ product, unavailable }: { product: Product; unavailable: string | null }) {
  const { index, texts, page } = useApp();
  return (
    <div className={css.left}>
      <div className={css.photo}>
        <Photo picture={product.image} sizes="(min-width: 900px) 432px, 100vw" alt={product.name} priority />
      </div>
      <div className={css.intro}>
        <h2 className="title">{product.name}</h2>
        <p className={css.description}>{product.description}</p>
        <Price {...priceOf(product, index)} country={page.settings.country} spoken={texts.common.priceBefore} large />
        {unavailable === null ? null : (
          <p className={css.unavailable}>
            <Icon name="clock" size={18} />
            {unavailable}
          </p>
        )}
        <ProductFacts product={product} />
      </div>
    </div>
  );
}
