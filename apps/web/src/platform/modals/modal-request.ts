import type { LineInput } from '@comanda/domain/cart/edit-cart.ts';
import type { Refusal } from '@comanda/domain/errors/catalogue.ts';
import type { OrderPlan } from '../order-plan.ts';
import type { Order } from '@comanda/domain/order/order.ts';

/**
 * Every modal that can be asked for, as plain serialisable data (Spec §2 Modals). The product sheet is a route and not here. A modal
 * of later work is added with the work, so that none opens empty.
 */
export type ModalRequest =
  | { kind: 'dispatch'; next: 'nothing' | 'checkout' }
  | { kind: 'ageGate'; line: LineInput | null }
  | { kind: 'miniCart' }
  | { kind: 'profileMenu' }
  | { kind: 'login' }
  | { kind: 'storeClosed' }
  | { kind: 'topMessage' }
  | { kind: 'unavailableProducts'; refusal: Refusal }
  | { kind: 'orderConfirmation'; plan: OrderPlan }
  | { kind: 'orderCreationStatus'; refusal: Refusal; plan: OrderPlan }
  | { kind: 'noRiders'; refusal: Refusal }
  | { kind: 'addTip'; to: 'driver' | 'store'; amount: number; base: number }
  | { kind: 'orderDetail'; order: Order }
  | { kind: 'repeatOrder'; order: Order }
  | { kind: 'forbidden' }
  | { kind: 'forgetMe' }
  | { kind: 'cardSubscription' };

export type ModalKind = ModalRequest['kind'];
/** Every kind but the card subscription: its rule of the stack (Spec §2) stands before its dialog, which needs accounts. */
export type DrawnKind = Exclude<ModalKind, 'cardSubscription'>;
export type RequestOf<K extends ModalKind> = Extract<ModalRequest, { kind: K }>;
