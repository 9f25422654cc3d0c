import type { cartItem } from '@comanda/contract/carts.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type * as v from 'valibot';

type Item = v.InferOutput<typeof cartItem>;

/** Items of the wire as lines of a cart: ids and counts alone, never a name or a price. */
export const cartLines = (items: readonly Item[]): readonly CartLine[] =>
  items.map(({ key, productId, quantity, instructions, modifiers }) => ({
    hash: key,
    productId,
    count: quantity,
    instructions: (instructions ?? '').trim(),
    picks: (modifiers ?? []).map((modifier) => ({
      groupId: modifier.groupId,
      modifierId: modifier.id,
      quantity: modifier.quantity,
      parentId: modifier.parentId ?? null,
    })),
  }));
