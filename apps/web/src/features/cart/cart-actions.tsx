import { Button } from '@comanda/ui/button.tsx';
import { Icon } from '@comanda/ui/icons.tsx';
import { useApp } from '../../shop/app-context.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { useShop } from '../../shop/use-shop.ts';
import css from './cart-actions.module.css';
import { cartFocus, focusInCartOf } from './focus-in-cart.ts';

/**
 * The ways on below the lines: more products from the menu, and an empty cart. One line is removed
 * by its own button. docs/rules/cart.md#emptied-cart-and-undo.
 */
export function CartActions({ onMore }: { onMore: (() => void) | undefined }) {
  const { texts } = useApp();
  const editor = useCartEditor();
  const hasSeveral = useShop(({ lines }) => lines.length > 1);
  if (onMore === undefined && !hasSeveral) return null;
  return (
    <div className={css.actions}>
      {onMore === undefined ? null : (
        <Button look="link" onClick={onMore}>
          <Icon name="plus" size={18} />
          {texts.cart.addMore}
        </Button>
      )}
      {hasSeveral ? (
        <Button
          look="link"
          {...cartFocus}
          onClick={(event) => editor.empty(focusInCartOf(event.currentTarget))}
        >
          {texts.cart.emptyAll}
        </Button>
      ) : null}
    </div>
  );
}
