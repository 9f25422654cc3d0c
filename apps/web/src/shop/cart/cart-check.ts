import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { PlaceOrderRequest } from '../order/place-order-request.ts';
import type { Minor } from '@comanda/domain/money/money.ts';

/** A change of a line: it is removed, has fewer units, or is replaced by another selection. */
export type LineChange = 'remove' | 'lower' | 'replace';

/**
 * Why the cart-check modal asks. `offerEnds`: a change of the line of `productName` ends the combos
 * `offers`, whose discount is `benefit`; `worth` is the price without discount of what leaves the
 * cart; `total` is the total before and after the change. Amounts
 * in minor units. `couponRefused`: the server refused the order by its coupon.
 * docs/rules/combos.md#end-of-a-combo.
 */
export type CartCheck =
  | {
      kind: 'offerEnds';
      change: LineChange;
      productName: string;
      offers: readonly string[];
      benefit: Minor;
      worth: Minor;
      total: { before: Minor; after: Minor };
    }
  | { kind: 'couponRefused'; refusal: Refusal; plan: PlaceOrderRequest };
