import { NearCombo } from './near-combo.tsx';
import { ShareCart } from './share-cart.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

/**
 * The parts below the lines of a cart that are fetched with the first filled cart: the combo that
 * is near, suggestions, and sharing.
 */
export function CartExtras() {
  return (
    <>
      <NearCombo />
      <SuggestionRow />
      <ShareCart />
    </>
  );
}
