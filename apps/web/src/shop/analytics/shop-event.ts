import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Category, Product } from '@comanda/domain/menu/menu.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import type { PaymentMethodName } from '@comanda/domain/payment/method-names.ts';

/**
 * An action of the shopper in our own terms; each sink translates it. Never carries a name, an
 * address or a token. docs/rules/people.md#no-personal-data-in-analytics.
 */
export type ShopEvent =
  | { kind: 'pageView'; path: string }
  | { kind: 'viewItemList'; category: Category }
  | { kind: 'viewItem'; product: Product }
  | { kind: 'addToCart'; lines: readonly CartLine[] }
  | { kind: 'removeFromCart'; lines: readonly CartLine[] }
  | { kind: 'viewCart'; lines: readonly CartLine[] }
  | { kind: 'beginCheckout'; lines: readonly CartLine[] }
  | { kind: 'addPaymentInfo'; lines: readonly CartLine[]; method: PaymentMethodName }
  | { kind: 'purchase'; order: Order };
