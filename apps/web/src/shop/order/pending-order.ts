import { text } from '@comanda/contract/fields.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import * as v from 'valibot';
import { storedLines } from '../shop-schema.ts';
import { storedFor, readStored, removeStored, writeStored } from '../../platform/storage.ts';

const name = 'awaited-order';
/** How far the clocks of browser and server may stand apart, in milliseconds. */
const clockSlack = 10 * 60 * 1_000;

/**
 * An order that was sent and whose outcome nobody knows yet. `since`: when, in milliseconds; `jobToken` asks for the outcome; `fingerprint`
 * names the request, and `lines` are the cart it was made of, which stays until the order is known.
 */
const stored = v.object({
  since: v.number(),
  jobToken: text(2_000),
  fingerprint: v.string(),
  lines: storedLines,
});
export type PendingOrder = v.InferOutput<typeof stored>;

export const storePendingOrder = (pending: PendingOrder): void =>
  writeStored(name, pending, storedFor.draft, pending.since);
export const readPendingOrder = (now: number): PendingOrder | null => readStored(name, stored, now);
export const removePendingOrder = (): void => removeStored(name);

/** Whether this is the order that was sent without an answer. */
export function isPendingOrder({ createdAt }: Order, now: number): boolean {
  const pending = readPendingOrder(now);
  return pending !== null && Date.parse(createdAt) >= pending.since - clockSlack;
}
