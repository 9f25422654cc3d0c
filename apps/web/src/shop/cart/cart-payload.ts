import { itemOfLine } from '@comanda/contract/item-of-line.ts';
import type { Cart } from '@comanda/domain/cart/cart.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { priceCart } from '@comanda/contract/carts.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import { asksDiscount, type DiscountState } from '../money/discount-store.ts';
import type { ShopState } from '../shop-store.ts';

type PriceBody = BodyOf<typeof priceCart>;

/**
 * Returns a requested time as the API reads it: local date and time at the store. Null: as soon as
 * possible.
 */
export const formatRequestedTime = (slot: ChosenSlot | null): string | null =>
  slot === null ? null : `${slot.date} ${slot.time}`;

/** Returns the body of the quote request. docs/rules/cart.md#quote-call. */
export function priceRequestBody(
  cart: Cart,
  { place, requestedTime }: ShopState,
  discounts: DiscountState,
): PriceBody {
  const { choice } = place;
  return {
    cart: {
      storeId: cart.storeId,
      dispatchMethod: cart.dispatchMethod,
      items: cart.lines.map(itemOfLine),
      requestedTime: formatRequestedTime(requestedTime),
      requestedInstant: requestedTime?.instant ?? null,
    },
    state:
      choice.kind === 'delivery'
        ? { latitude: choice.address.latitude, longitude: choice.address.longitude }
        : null,
    ...discountsOf(discounts),
  };
}

/**
 * The payment method counts only with a discount: without one, another method has the same price
 * and no call.
 */
function discountsOf(discounts: DiscountState): Partial<PriceBody> {
  const { coupon, paymentMethod, cashToExchange } = discounts;
  return {
    ...(coupon === null ? {} : { coupon }),
    ...(asksDiscount(discounts) ? { paymentMethod } : {}),
    ...(cashToExchange === null ? {} : { cashToExchange }),
  };
}
