import * as v from 'valibot';
import { storedFor, readStored, writeStored } from '../../../platform/storage.ts';

const name = 'measured-orders';
const maxStoredOrders = 50;
/** An order that is older when it is first seen here was told before, or never will be. */
const maxOrderAgeMs = storedFor.draft;

type MeasuredOrder = { id: string; createdAt: string; status: string };

/** Where the browser forbids storage: at least not twice on this page. */
const sentOnThisPage = new Set<string>();

/** Runs `tell` for an order that nobody in this browser has told yet: not this page before a reload, not another tab. */
export async function oncePerOrder(
  order: MeasuredOrder,
  now: number,
  send: () => void,
): Promise<void> {
  if (order.status === 'cancelled' || now - Date.parse(order.createdAt) > maxOrderAgeMs) return;
  await withTabLock(() => {
    const storedIds = readStored(name, v.array(v.string()), now) ?? [];
    if (sentOnThisPage.has(order.id) || storedIds.includes(order.id)) return;
    sentOnThisPage.add(order.id);
    writeStored(name, [...storedIds, order.id].slice(-maxStoredOrders), storedFor.place, now);
    send();
  });
}

/** One tab at a time, where the browser can say so (secure pages); else reading and writing at once is nearly the same. */
async function withTabLock(work: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(`comanda:${name}`, work).catch(() => work());
}
