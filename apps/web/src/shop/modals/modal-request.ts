import type { SavedCardAnswer } from '@comanda/contract/cards.ts';
import type { AddressArea } from '@comanda/domain/address/address-area.ts';
import type { SavedCardMethod } from '@comanda/domain/card/saved-card.ts';
import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import type { PriceRise } from '@comanda/domain/cart/price-rises.ts';
import type { PlaceChange } from '@comanda/domain/cart/place-change-summary.ts';
import type { CardId, ProductId, UserId } from '@comanda/domain/ids.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { ModifierGroup, Product } from '@comanda/domain/menu/menu.ts';
import type { OnlineMethodName } from '@comanda/domain/payment/method-names.ts';
import type { Cvc } from '@comanda/domain/payment/cvc.ts';
import type { FramedForm, WalletLink } from '@comanda/domain/payment/payment-next.ts';
import type { Minor } from '@comanda/domain/money/money.ts';
import type { EnrolmentOrigin } from '../cards/enrolment-link.ts';
import type { CartCheck } from '../cart/cart-check.ts';
import type { SavedAddressAnswer } from '../place/saved-address.ts';
import type { SessionEnd } from '../session/session-end.ts';
import type { User } from '../session/user-session.ts';
import type { StoredPlace } from '../shop-schema.ts';
import type { PlaceOrderRequest } from '../order/place-order-request.ts';
import type { SlotProblem } from '@comanda/domain/slots/slot-choice.ts';
import type { Order } from '@comanda/domain/order/order.ts';

/** A category of the public menu, and the id of its section. */
export type MenuSection = { id: string; name: string; count: number };
/** The data of a product that the public menu shows, as its store sells it. */
export type ProductInfo = {
  product: Product;
  price: Minor;
  before: Minor | null;
  groups: readonly ModifierGroup[];
  unavailable: string | null;
};

/**
 * Every modal, as plain serialisable data (docs/rules/web.md#modal-stack). The product sheet is a
 * route and not in this list. A new modal is added together with its dialog.
 */
export type ModalRequest =
  | {
      kind: 'dispatch';
      next: 'nothing' | 'checkout';
      /** The tab that opens first; by default the current choice. */ tab?: 'pickup';
      /** The shopper wants another time: the dialog of the times follows. */ schedule?: true;
    }
  | { kind: 'deliveryStores'; next: 'nothing' | 'checkout' }
  | {
      kind: 'pickCommune';
      /** Name of the current area. */ chosen: string | null;
    }
  | {
      kind: 'addAddress';
      /** The address to change; null: a new one. */ address: SavedAddressAnswer | null;
    }
  | {
      kind: 'placeChanged';
      changes: readonly PlaceChange[];
      before: StoredPlace;
      next: 'nothing' | 'checkout';
      /** The dialog of the times follows. */ schedule: boolean;
    }
  | {
      kind: 'ageGate';
      line: LineInput | null;
      /** Hash of the line that the new line replaces. */ editing: string | null;
    }
  | { kind: 'miniCart' }
  | { kind: 'cartCheckError'; check: CartCheck }
  | { kind: 'suggestions'; productIds: readonly ProductId[] }
  | { kind: 'publicMenuCategories'; sections: readonly MenuSection[] }
  | { kind: 'productInfo'; info: ProductInfo }
  | { kind: 'profileMenu' }
  | {
      kind: 'login';
      /** The code of the link in the mail of a login. */ oobCode?: string;
    }
  | { kind: 'logout' }
  | { kind: 'sessionClosed'; how: SessionEnd }
  | {
      kind: 'endSessions';
      /** From the link in the mail about a new login. */ key: string;
    }
  | {
      kind: 'unsubscribe';
      /** From the link in a marketing mail. */ key: string;
    }
  | { kind: 'storeClosed' }
  | {
      kind: 'futureOrder';
      next: 'nothing' | 'checkout';
      /** The reason for which the previous time is no longer available. */
      slotProblem: SlotProblem | null;
    }
  | { kind: 'topMessage' }
  | { kind: 'unavailableProducts'; refusal: Refusal }
  | { kind: 'priceRises'; rises: readonly PriceRise[] }
  | { kind: 'orderConfirmation'; plan: PlaceOrderRequest }
  | { kind: 'orderCreationStatus'; refusal: Refusal; plan: PlaceOrderRequest }
  | { kind: 'noRiders'; refusal: Refusal; plan: PlaceOrderRequest }
  | { kind: 'rewardError'; refusal: Refusal; plan: PlaceOrderRequest }
  | { kind: 'addTip'; to: 'driver' | 'store'; amount: number; most: number }
  | { kind: 'orderDetail'; order: Order }
  | { kind: 'fullOrderDetail'; order: Order }
  | { kind: 'repeatOrder'; order: Order }
  | { kind: 'forbidden' }
  | { kind: 'forgetMe' }
  | { kind: 'eraseMe' }
  | { kind: 'changeEmail'; email: string }
  | {
      kind: 'paymentMethod';
      method: OnlineMethodName;
      wallet: WalletLink;
      /** The charged amount. */ total: Minor;
    }
  | { kind: 'providerForm'; form: FramedForm }
  | { kind: 'addCard'; from: EnrolmentOrigin }
  | { kind: 'cardPage'; form: FramedForm; from: EnrolmentOrigin }
  | {
      kind: 'chooseCard';
      /** The method that the card has to pay with. */ method: SavedCardMethod;
    }
  | {
      kind: 'cardForm';
      /** The charged amount. */ total: Minor;
      /** A user may save the card with the payment. */ storeSavesCards: boolean;
    }
  | { kind: 'setCvc'; card: SavedCardAnswer }
  | { kind: 'removeCard'; card: SavedCardAnswer }
  | { kind: 'cardSubscription' };

/** The answers of the modals that answer their caller. A tip is in minor units; 0 takes it away. */
export type ModalAnswers = {
  /** The shopper goes on in spite of the check. */
  cartCheckError: { goOn: true };
  pickCommune: AddressArea;
  addTip: { amount: Minor };
  login: { userId: UserId };
  changeEmail: { user: User };
  /** `again`: another code of the same wallet. */
  paymentMethod: { next: 'again' | 'otherWay' };
  /** `follow`: the order decides what comes next. */
  providerForm: { next: 'otherWay' | 'follow' };
  removeCard: { removed: CardId };
  chooseCard: { card: SavedCardAnswer };
  /**
   * A token of one use of a typed card. `keep`: its user wants to save it, by a second token; null:
   * none was made.
   */
  cardForm: { token: string; keep: boolean; storingToken: string | null };
  /** The code exists in this answer alone: no request of a modal has it. */
  setCvc: { cvc: Cvc };
};
export type RequestOf<K extends ModalRequest['kind']> = Extract<ModalRequest, { kind: K }>;
