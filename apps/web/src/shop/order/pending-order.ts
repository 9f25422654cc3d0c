import { pendingOrderName } from '../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { text } from '@comanda/contract/fields.ts';
import type { Order } from '@comanda/domain/order/order.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { storedLines } from '../shop-schema.ts';
import { readPersonal, writePersonal } from '@comanda/client/personal-storage.ts';
import { removeStored } from '@comanda/client/storage.ts';

/** Greatest difference allowed between the clocks of browser and server, in milliseconds. */
const clockSlack = 10 * 60 * 1_000;

/**
 * An order that was sent and whose outcome is unknown. `since` is the time of sending in
 * milliseconds; `jobToken` requests the outcome; `fingerprint` names the request; `lines` are its
 * cart, which stays until the outcome is known.
 */
const stored = v.object({
  since: v.number(),
  jobToken: text(2_000),
  fingerprint: v.string(),
  lines: storedLines,
});
export type PendingOrder = v.InferOutput<typeof stored>;

export const storePendingOrder = (pending: PendingOrder): void =>
  writePersonal(pendingOrderName, pending, browserStorageLifetimes.draft, pending.since);
export const readPendingOrder = (now: number): PendingOrder | null =>
  readPersonal(pendingOrderName, stored, now);
export const removePendingOrder = (): void => removeStored(pendingOrderName);

/**
 * Returns true if this can be the pending order: it was created after the pending order was sent.
 */
export function isPendingOrder({ createdAt }: Order, now: number): boolean {
  const pending = readPendingOrder(now);
  return pending !== null && instantOf(createdAt) >= pending.since - clockSlack;
}
