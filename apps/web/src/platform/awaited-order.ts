import { text } from '@comanda/contract/fields.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import * as v from 'valibot';
import { storedLines } from './shop-schema.ts';
import { keepFor, readStored, removeStored, writeStored } from './storage.ts';

const name = 'awaited-order';
/** How far the clocks of browser and server may stand apart, in milliseconds. */
const clockSlack = 10 * 60 * 1_000;

/**
 * An order that was sent and whose outcome nobody knows yet. `since`: when, in milliseconds; `jobToken` asks for the outcome; `fingerprint`
 * names the request, and `lines` are the cart it was made of, which stays until the order is known.
 */
const stored = v.object({ since: v.number(), jobToken: text(2_000), fingerprint: v.string(), lines: storedLines });
export type AwaitedOrder = v.InferOutput<typeof stored>;

export const rememberAwaited = (awaited: AwaitedOrder): void => writeStored(name, awaited, keepFor.draft, awaited.since);
export const readAwaited = (now: number): AwaitedOrder | null => readStored(name, stored, now);
export const forgetAwaited = (): void => removeStored(name);

/** Whether this is the order that was sent without an answer. */
export function isAwaited({ createdAt }: Order, now: number): boolean {
  const awaited = readAwaited(now);
  return awaited !== null && Date.parse(createdAt) >= awaited.since - clockSlack;
}
