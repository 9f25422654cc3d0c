import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import { isOneTap } from '@comanda/domain/menu/is-one-tap.ts';
import type { ComboPartner } from '../../features/product/combo-partner.ts';
import { isAdult } from '../../shop/cart/age-confirmation.ts';
import { type NextModal, useAddToCart } from '../../shop/cart/use-add-to-cart.ts';
import { useCartEditor } from '../../shop/cart/use-cart-editor.ts';
import { useMenuIndex } from '../../shop/menu/use-menu-index.ts';
import { useOpenProduct } from '../../shop/menu/use-open-product.ts';

/**
 * Returns a function that adds a line and the product that completes a combo with it. A partner
 * with a required group or the age gate is not added: its sheet follows, unless another modal does.
 * A line that waits for the age gate brings no partner, since the shopper may decline it. It
 * returns what the caller opens next, or null. docs/rules/combos.md#combos-in-the-menu.
 */
export function useAddWithPartner(): (
  line: LineInput,
  partner: ComboPartner | null,
) => NextModal | null {
  const addToCart = useAddToCart();
  const editor = useCartEditor();
  const openProduct = useOpenProduct();
  const index = useMenuIndex();
  return (line, partner) => {
    const waitsForAge = index.productById.get(line.productId)?.plus18 === true && !isAdult();
    const next = addToCart(line);
    if (partner === null || waitsForAge) return next;
    const { product, count } = partner;
    if (!isOneTap(product, index)) return next ?? (() => openProduct(product));
    editor.add({ productId: product.id, picks: [], instructions: '', count });
    return next;
  };
}
