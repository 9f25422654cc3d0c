import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import type { PlaceChange } from '@comanda/domain/cart/place-change.ts';
import type { ProductId } from '@comanda/domain/ids.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { SavedAddressAnswer } from '../place/saved-address.ts';
import type { StoredPlace } from '../shop-schema.ts';
import type { PlaceOrderRequest } from '../order/place-order-request.ts';
import type { SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import type { Order } from '@comanda/domain/order/order.ts';

/** A category of the public menu, and the id of its section. */
export type MenuSection = { id: string; name: string; count: number };
/** What the public menu shows of a product, as its store sells it. */
export type ProductLook = {
  product: Product;
  price: Minor;
  before: Minor | null;
  groups: readonly ModifierGroup[];
  unavailable: string | null;
};

/**
 * Every modal that can be asked for, as plain serialisable data (docs/rules/limits.md#modal-stack). The product sheet is a route and not here. A modal
 * of later work is added with the work, so that none opens empty.
 */
export type ModalRequest =
  | {
      kind: 'dispatch';
      next: 'nothing' | 'checkout';
      /** What it opens with; else what is chosen now. */ tab?: 'pickup';
    }
  | {
      kind: 'pickCommune';
      /** Name of the area that is chosen now. */ chosen: string | null;
      /** Who is told. */ formId: string;
    }
  | {
      kind: 'addAddress';
      /** The one that is changed; null: a new one. */ address: SavedAddressAnswer | null;
    }
  | {
      kind: 'placeChanged';
      changes: readonly PlaceChange[];
      before: StoredPlace;
      next: 'nothing' | 'checkout';
    }
  | {
      kind: 'ageGate';
      line: LineInput | null;
      /** Hash of the line that it takes the place of. */ editing: string | null;
    }
  | { kind: 'miniCart' }
  | { kind: 'suggestions'; productIds: readonly ProductId[] }
  | { kind: 'publicMenuCategories'; sections: readonly MenuSection[] }
  | { kind: 'productInfo'; look: ProductLook }
  | { kind: 'profileMenu' }
  | { kind: 'login'; /** A user's session ended: log in again. */ hasEnded?: true }
  | { kind: 'storeClosed' }
  | {
      kind: 'futureOrder';
      next: 'nothing' | 'checkout';
      /** Why the time of before no longer stands. */ lost: SlotProblem | null;
    }
  | { kind: 'topMessage' }
  | { kind: 'unavailableProducts'; refusal: Refusal }
  | { kind: 'orderConfirmation'; plan: PlaceOrderRequest }
  | { kind: 'orderCreationStatus'; refusal: Refusal; plan: PlaceOrderRequest }
  | { kind: 'noRiders'; refusal: Refusal; plan: PlaceOrderRequest }
  | { kind: 'addTip'; to: 'driver' | 'store'; amount: number; base: number }
  | { kind: 'orderDetail'; order: Order }
  | { kind: 'fullOrderDetail'; order: Order }
  | { kind: 'repeatOrder'; order: Order }
  | { kind: 'forbidden' }
  | { kind: 'forgetMe' }
  | { kind: 'cardSubscription' };

export type ModalKind = ModalRequest['kind'];
/** Every kind but the card subscription: its rule of the stack (docs/rules/limits.md#modal-stack) stands before its dialog, which needs accounts. */
export type DrawnKind = Exclude<ModalKind, 'cardSubscription'>;
export type RequestOf<K extends ModalKind> = Extract<ModalRequest, { kind: K }>;
