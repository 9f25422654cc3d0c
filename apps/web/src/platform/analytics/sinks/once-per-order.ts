import * as v from 'valibot';
import { keepFor, readStored, writeStored } from '../../storage.ts';

const name = 'measured-orders';
const mostKept = 50;
/** An order that is older when it is first seen here was told before, or never will be. */
const newFor = keepFor.draft;

type Order = { id: string; createdAt: string; status: string };

/** Where the browser forbids storage: at least not twice on this page. */
const toldHere = new Set<string>();

/** Runs `tell` for an order that nobody in this browser has told yet: not this page before a reload, not another tab. */
export async function oncePerOrder(order: Order, now: number, tell: () => void): Promise<void> {
  if (order.status === 'cancelled' || now - Date.parse(order.createdAt) > newFor) return;
  await alone(() => {
    const told = readStored(name, v.array(v.string()), now) ?? [];
    if (toldHere.has(order.id) || told.includes(order.id)) return;
    toldHere.add(order.id);
    writeStored(name, [...told, order.id].slice(-mostKept), keepFor.place, now);
    tell();
  });
}

/** One tab at a time, where the browser can say so (secure pages); else reading and writing at once is nearly the same. */
async function alone(work: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  await locks.request(`comanda:${name}`, work).catch(() => work());
}
