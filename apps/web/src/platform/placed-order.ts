import { branded } from '@comanda/contract/fields.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import * as v from 'valibot';
import type { CartLine } from '@comanda/domain/cart/cart.ts';
import { storedLines } from './shop-schema.ts';
import { keepFor, readStored, writeStored } from './storage.ts';

const name = 'placed-order';
const linesName = 'placed-lines';
const stored = branded<Order>(v.looseObject({ id: v.string(), number: v.number(), status: v.string(), total: v.number() }));

/** The order just placed, for the success screen, also after a reload; the server's copy follows at once. */
export function rememberPlaced(order: Order, lines: readonly CartLine[], now: number): void {
  writeStored(name, order, keepFor.draft, now);
  writeStored(linesName, lines, keepFor.draft, now);
}
export const readPlaced = (now: number): Order | null => readStored(name, stored, now);

/** What was in the cart of that order: an undo brings it back. */
export const readPlacedLines = (now: number): readonly CartLine[] => readStored(linesName, storedLines, now) ?? [];

const awaitedName = 'awaited-order';
/** How far the clocks of browser and server may stand apart, in milliseconds. */
const clockSlack = 10 * 60 * 1_000;

/** An order was sent and nobody knows yet what became of it: it may turn up among the orders. */
export const rememberAwaited = (now: number): void => writeStored(awaitedName, now, keepFor.draft, now);

/** Whether this is the order that was sent without an answer. */
export function isAwaited({ createdAt }: Order, now: number): boolean {
  const since = readStored(awaitedName, v.number(), now);
  return since !== null && Date.parse(createdAt) >= since - clockSlack;
}
