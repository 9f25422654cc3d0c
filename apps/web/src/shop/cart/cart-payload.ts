import type { Cart, CartLine } from '@comanda/domain/cart/cart.ts';
import type { BodyOf } from '@comanda/contract/define-endpoint.ts';
import type { priceCart } from '@comanda/contract/carts.ts';
import type { ChosenSlot } from '@comanda/domain/slots/slot-choice.ts';
import type { ShopState } from '../shop-store.ts';

type PriceBody = BodyOf<typeof priceCart>;
export type CartItemPayload = PriceBody['cart']['items'][number];

/** Returns a line as the API reads it: ids, counts and instructions. The server looks up names and prices. docs/rules/cart.md#cart-line. */
export const cartItemPayload = (line: CartLine): CartItemPayload => ({
  key: line.hash,
  productId: line.productId,
  quantity: line.count,
  instructions: line.instructions,
  modifiers: line.picks.map((pick) => ({
    id: pick.modifierId,
    groupId: pick.groupId,
    quantity: pick.quantity,
    action: 'add' as const,
    parentId: pick.parentId,
  })),
});

/** Returns a requested time as the API reads it: local date and time at the store. Null: as soon as possible. */
export const formatRequestedTime = (slot: ChosenSlot | null): string | null =>
  slot === null ? null : `${slot.date} ${slot.time}`;

/** Returns the body of the quote request. docs/rules/cart.md#quote-call. */
export function priceRequestBody(cart: Cart, { place, requestedTime }: ShopState): PriceBody {
  const { choice } = place;
  return {
    cart: {
      storeId: cart.storeId,
      dispatchMethod: cart.dispatchMethod,
      items: cart.lines.map(cartItemPayload),
      requestedTime: formatRequestedTime(requestedTime),
      requestedInstant: requestedTime?.instant ?? null,
    },
    state:
      choice.kind === 'delivery'
        ? { latitude: choice.address.latitude, longitude: choice.address.longitude }
        : null,
  };
}
