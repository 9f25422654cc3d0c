import { measuredOrdersName } from '../../../platform/storage-names.ts';
import { browserStorageLifetimes } from '@comanda/domain/session/browser-storage-lifetimes.ts';
import { instantOf } from '@comanda/domain/time/instant.ts';
import * as v from 'valibot';
import { readStored, writeStored } from '@comanda/client/storage.ts';

const maxStoredOrders = 50;
/**
 * An older order is not sent: its purchase was recorded before, or is too old to record. In
 * milliseconds.
 */
const maxOrderAgeMs = browserStorageLifetimes.draft;

type MeasuredOrder = { id: string; createdAt: string; status: string };

/** Orders already sent. Prevents a second event on this page where the browser forbids storage. */
const sentOnThisPage = new Set<string>();

/**
 * Runs `send` once per order in this browser, also across reloads and tabs. Skips cancelled and old
 * orders.
 */
export async function oncePerOrder(
  order: MeasuredOrder,
  now: number,
  send: () => void,
): Promise<void> {
  if (order.status === 'cancelled' || now - instantOf(order.createdAt) > maxOrderAgeMs) return;
  await withTabLock(() => {
    const storedIds = readStored(measuredOrdersName, v.array(v.string()), now) ?? [];
    if (sentOnThisPage.has(order.id) || storedIds.includes(order.id)) return;
    sentOnThisPage.add(order.id);
    writeStored(
      measuredOrdersName,
      [...storedIds, order.id].slice(-maxStoredOrders),
      browserStorageLifetimes.place,
      now,
    );
    send();
  });
}

/**
 * Runs `work` under a lock shared by all tabs. Without Web Locks (insecure pages) it runs without
 * one; a race is then improbable.
 */
async function withTabLock(work: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(`comanda:${measuredOrdersName}`, work).catch(() => work());
}
