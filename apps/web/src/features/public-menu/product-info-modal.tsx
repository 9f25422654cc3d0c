import { modifierPrice } from '@comanda/domain/menu/menu-index.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import { formatMoney } from '@comanda/domain/money/format-money.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import { publicMenuTexts } from '@comanda/i18n/areas/public-menu.ts';
import { fromBreakpoint } from '@comanda/ui/breakpoints.ts';
import { Dialog, DialogBody } from '@comanda/ui/dialog.tsx';
import { Photo } from '@comanda/ui/photo.tsx';
import { Price } from '@comanda/ui/price.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useTextsOf } from '../../shop/use-texts.ts';
import type { ModalProps } from '../../shop/modals/modal-request.ts';
import css from './public-menu.module.css';

/** The data of a product that the public menu shows, as its store sells it. */
export type ProductInfo = {
  product: Product;
  price: Minor;
  before: Minor | null;
  groups: readonly ModifierGroup[];
  unavailable: string | null;
};

declare module '../../shop/modals/modal-request.ts' {
  interface ModalKinds {
    productInfo: { request: { info: ProductInfo } };
  }
}

/**
 * The facts of a product, read only: the shopper cannot pick or add.
 * docs/rules/menu.md#product-info.
 */
export function ProductInfoModal({ request, frame }: ModalProps<'productInfo'>) {
  const { texts, page } = useApp();
  const words = useTextsOf(publicMenuTexts);
  const { product, price, before, groups, unavailable } = request.info;
  const facts = [
    ...product.tags.map((tag) => texts.menu.tags[tag]),
    product.plus18 ? texts.menu.hasAlcohol : null,
    product.kcal === null ? null : texts.menu.kcal(product.kcal),
    product.allergens.length === 0
      ? null
      : `${texts.menu.allergens}: ${product.allergens.join(', ')}`,
  ].filter((fact) => fact !== null);
  return (
    <Dialog label={product.name} closeLabel={texts.common.close} onClose={frame.close}>
      <DialogBody isReadOnly>
        <div className={css.hero}>
          <Photo
            picture={product.image}
            sizes={`${fromBreakpoint('tablet')} 480px, 100vw`}
            alt={product.name}
            priority="high"
          />
        </div>
        <h2 className={`title ${css.title}`}>{product.name}</h2>
        <p className={css.description}>{product.description}</p>
        {unavailable === null ? null : <p className={css.why}>{unavailable}</p>}
        <Price
          price={price}
          before={before}
          country={page.settings.country}
          spoken={texts.common.priceBefore}
          large
        />
        {facts.length === 0 ? null : (
          <ul className={css.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {groups.length === 0 ? null : <p className={css.options}>{words.options}</p>}
        {groups.map((group) => (
          <Options key={group.id} group={group} />
        ))}
      </DialogBody>
    </Dialog>
  );
}

function Options({ group }: { group: ModifierGroup }) {
  const { page, texts } = useApp();
  const title = `info-${group.id}`;
  return (
    <section aria-labelledby={title}>
      <h3 className={css.group} id={title}>
        {group.name}
      </h3>
      <ul aria-labelledby={title}>
        {group.modifiers.map((modifier) => (
          <li key={modifier.id} className={css.option}>
            <span>{modifier.name}</span>
            {modifierPrice(modifier) === 0 ? null : (
              <span>
                {texts.menu.extraPrice(formatMoney(modifierPrice(modifier), page.settings.country))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
