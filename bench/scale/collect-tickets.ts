import { setTimeout as wait } from 'node:timers/promises';
import { kitchenTickets } from '../chaos/kitchen-tickets.ts';
import type { BrandBed } from '../resilience/test-bed.ts';

const everyMs = 1_000;

/**
 * The orders that the kitchen has got so far: its board forgets the oldest that are over.
 * `doubled`: those that had two tickets.
 */
export type CollectedTickets = {
  ids: ReadonlySet<string>;
  doubled: ReadonlySet<string>;
};

/** Reads the kitchen's board each second until `disposables` end. */
export function collectTickets(
  disposables: AsyncDisposableStack,
  { sandbox }: Pick<BrandBed, 'sandbox'>,
): CollectedTickets {
  const ids = new Set<string>();
  const doubled = new Set<string>();
  const ending = new AbortController();
  const read = async (): Promise<void> => {
    const tickets = (await kitchenTickets(sandbox)).map(({ orderId }) => orderId);
    for (const [at, id] of tickets.entries()) {
      ids.add(id);
      if (tickets.indexOf(id) < at) doubled.add(id);
    }
  };
  const readAgain = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await read().catch(() => undefined);
      await wait(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const reading = readAgain();
  disposables.defer(() => {
    ending.abort();
    return reading;
  });
  return { ids, doubled };
}
