import { CartActions } from './cart-actions.tsx';
import { ShareCart } from './share-cart.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

/**
 * The parts below the lines of a cart that are fetched with the first filled cart: the way to more
 * products, the row of a near combo and suggestions, and sharing.
 */
export function CartExtras({ onMore }: { onMore?: (() => void) | undefined }) {
  return (
    <>
      <CartActions onMore={onMore} />
      <SuggestionRow />
      <ShareCart />
    </>
  );
}
