import { hasOptions } from '@comanda/domain/menu/has-options.ts';
import type { MenuIndex } from '@comanda/domain/menu/menu-index.ts';
import type { Product } from '@comanda/domain/menu/menu.ts';
import { Icon } from '@comanda/ui/icons.tsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTexts } from '../../shop/use-texts.ts';
import css from './add-control.module.css';
import type { CardEdits } from './use-card-edits.ts';

type Props = {
  /** A class that places the control on its card. */ className?: string | undefined;
  product: Product;
  path: string;
  /** Units in the cart. */
  inCart: number;
  index: MenuIndex;
  /** The product can be ordered now. */ isAvailable: boolean;
  edits: CardEdits;
};

/**
 * The add button of a card. For a product without options it adds a unit, and once the cart has one
 * it is a stepper, whose plus is the same element and keeps the focus. For any other product, and
 * without scripts, it leads to the product. docs/rules/menu.md#add-button-of-a-card.
 */
export function AddControl({
  className,
  product,
  path,
  inCart,
  index,
  isAvailable,
  edits: cardEdits,
}: Props) {
  const { menu } = useTexts();
  const edits = isAvailable && !hasOptions(product, index) ? cardEdits : null;
  const isCounted = edits !== null && inCart > 0;
  const add = (event: MouseEvent): void => {
    if (edits === null || opensElsewhere(event)) return;
    event.preventDefault();
    edits.add(product);
  };
  return (
    <span className={`${css.control} ${className ?? ''}`} data-counted={isCounted ? '' : undefined}>
      {isCounted ? <Fewer product={product} inCart={inCart} edits={edits} /> : null}
      <a
        className={css.add}
        href={path}
        data-open-product={product.id}
        data-add-product={edits === null ? undefined : ''}
        data-count={inCart === 0 || isCounted ? undefined : inCart}
        role="button"
        aria-label={
          inCart === 0
            ? menu.addToCart(product.name)
            : menu.addToCartAgain({ name: product.name, count: inCart })
        }
        onClick={add}
        onKeyDown={pressOnSpace}
      >
        {inCart === 0 || isCounted ? null : inCart}
      </a>
    </span>
  );
}

/** A press with a key opens the product's page in another tab. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link knows the Enter key alone; a button knows Space too. */
function pressOnSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

type FewerProps = { product: Product; inCart: number; edits: CardEdits };

/** The minus and the number. At the last unit both disappear, so the plus takes the focus first. */
function Fewer({ product, inCart, edits }: FewerProps) {
  const { common } = useTexts();
  const isLast = inCart === 1;
  const lower = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (isLast)
      currentTarget.parentElement
        ?.querySelector<HTMLElement>('[data-add-product]')
        ?.focus({ preventScroll: true });
    edits.lower(product);
  };
  return (
    <>
      <button
        type="button"
        className={css.fewer}
        aria-label={`${isLast ? common.remove : common.removeOne}: ${product.name}`}
        onClick={lower}
      >
        <Icon name={isLast ? 'bin' : 'minus'} size={18} />
      </button>
      <output className={css.count}>{inCart}</output>
    </>
  );
}
