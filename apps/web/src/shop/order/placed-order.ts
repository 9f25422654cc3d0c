import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { branded } from '@comanda/domain/schema/fields.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import * as v from 'valibot';
import { placedLinesName, placedOrderName } from '../../platform/storage-names.ts';
import { storedLines } from '../shop-schema.ts';

const stored = branded<Order>(
  v.looseObject({
    id: v.string(),
    number: v.number(),
    status: v.string(),
    total: v.number(),
    checkoutAnswers: v.array(v.unknown()),
  }),
);

/**
 * Stores the order just placed for the success screen, also after a reload, until the server's copy
 * arrives.
 */
export function storePlacedOrder(order: Order, lines: readonly CartLine[], now: number): void {
  writePersonal(placedOrderName, order, browserStorageLifetimes.draft, now);
  writePersonal(placedLinesName, lines, browserStorageLifetimes.draft, now);
}
/**
 * Stores an order whose online payment is proven: the success screen shows it before the server
 * answers, and if it does not answer. Its lines left the cart with the payment, and no undo
 * restores them.
 */
export const storePaidOrder = (order: Order, now: number): void => storePlacedOrder(order, [], now);

export const readPlacedOrder = (now: number): Order | null =>
  readPersonal(placedOrderName, stored, now);

/** Returns the cart lines of the placed order. An undo restores them. */
export const readPlacedLines = (now: number): readonly CartLine[] =>
  readPersonal(placedLinesName, storedLines, now) ?? [];
